# What is heard while the arrow keys read a page.
reading-on = Reading. Up and Down go through the page.
reading-off = Reading is off.
    .here = Reading is off elsewhere. Up and Down still go through this page.
reading-heading = { $text }, heading
reading-begin = This is the top.
reading-end = This is the end.
reading-no-heading = No more headings.
reading-nothing = There’s nothing to press here.

# Where the frame of the switches stands.
reading-scan-back = Back
reading-scan-more = More
reading-scan-less = Less
reading-scan-down = Further down
reading-scan-up = Further up
