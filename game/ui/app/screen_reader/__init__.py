"""Screen reader support: the tree in the form that AccessKit hands to Orca, NVDA, Narrator and
VoiceOver."""
