# What is heard while the arrow keys read a page.
reading-on = Reading. Up and Down go through the page, Home to its top.
reading-off = Reading is off.
reading-heading = { $text }, heading
reading-begin = This is the top.
reading-end = This is the end.
reading-row-begin = This is the start of the row.
reading-row-end = This is the end of the row.
reading-no-heading = No more headings.
reading-nothing = There’s nothing to press here.

# Where the frame of the switches stands.
reading-scan-back = Back
reading-scan-more = More
reading-scan-less = Less
reading-scan-down = Further down
reading-scan-up = Further up
reading-more = { $name }: more
reading-less = { $name }: less
