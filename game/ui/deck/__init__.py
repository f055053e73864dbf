"""The look of cards, felts and rules pictures.

Fixed: the height of a card follows from its width, and a missing image has a stand-in.
Free: inks, shadows and light of the cloth, within the contrast that tests measure.
Then look at: tests/ui/test_card_images.py, tests/ui/test_inks.py, tests/ui/test_cloth_backdrop.py
"""
