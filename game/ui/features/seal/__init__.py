"""The cut before a deal, and the seal check of deals."""
