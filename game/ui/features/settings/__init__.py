"""Settings, the language, accessibility, key bindings, help on keys, and the on-screen keyboard.

Fixed: a change applies and is saved at once; the page of keys lists every command.
Free: sections and their order.
Then look at: tests/ui/test_settings_page.py, tests/ui/test_keys_page.py, the on-screen keyboard
"""
