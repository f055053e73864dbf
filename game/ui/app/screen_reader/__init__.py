"""The tree as AccessKit tells it to Orca, NVDA, Narrator and VoiceOver."""
