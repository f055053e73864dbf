"""The few widgets of the program: how their nodes are made and painted."""
