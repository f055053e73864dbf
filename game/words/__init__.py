"""Every sentence a player reads, in files a page or area: messages with a name and named values."""
