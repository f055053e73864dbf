"""Screen reader support: the tree in the form that AccessKit hands to Orca, NVDA, Narrator and
VoiceOver.

Fixed: every node that can be used has an item, and its identity outlives a new tree.
Free: which library hands it on; without a reader nothing runs here.
Then look at: tests/ui/test_reader.py, tests/ui/test_accessible_tree_identities.py
"""
