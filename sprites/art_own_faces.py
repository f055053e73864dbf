"""The six faces a player may choose from."""

from art_faces import (
    CREAM,
    GOLD,
    INK,
    Parts,
    Skin,
    almond_eyes,
    brows,
    bust,
    disc,
    halo,
    head,
    line,
    lips,
    neck,
    rays,
    ring_line,
    round_eyes,
    smile,
)
from art_moods import NEUTRAL, brows_of, cheeks, eyes, mouth, rosy_head
from art_suits import CLUB, DIAMOND, HEART, SPADE
from art_svg import circle, path, place, polar


def eyeshade(mood: str = NEUTRAL) -> Parts:
    """A plain golden figure under a card player's eyeshade, anybody at all."""
    skin = Skin("#efcd84", "#dcb263", "#e08f4a", "#8a4b1f")
    hair, hair_shade = "#7a5520", "#674617"
    return [
        disc("#103a2c"),
        halo("#1d5c45", 44),
        *bust("#f4efe2", "#ddd5c2"),
        *neck(skin),
        path(
            "M45 87.5C48 100 54 103 60 103S72 100 75 87.5L69 85V88C69 93 65 96 60 96"
            "S51 93 51 88V85Z",
            fill="#2b7a5c",
        ),
        path("M34.5 60C32 34 44 21 60 21S88 34 85.5 60Z", fill=hair),
        path("M60 21C76 21 88 34 85.5 60H60Z", fill=hair_shade),
        *rosy_head(mood, skin),
        *eyes(mood, skin, round_eyes()),
        *brows_of(mood, hair_shade, [], 2.6, -2.5),
        *mouth(mood, skin.lips, [smile(skin.lips, 8.5, 73)], 73.5),
        path("M36 58C33 34 45 23.5 60 23.5S87 34 84 58L80 47H40Z", fill=hair),
        path("M60 23.5C75 23.5 87 34 84 58L80 47H60Z", fill=hair_shade),
        path("M35 46C42 40.5 78 40.5 85 46V49C78 44.5 42 44.5 35 49Z", fill="#1c7a50"),
        path("M34 47.5C42 43 78 43 86 47.5C85 53 75 52 60 52S35 53 34 47.5Z", fill="#35b07c"),
        path("M60 44.2C72 44.2 82 45.3 86 47.5C85 53 75 52 60 52Z", fill="#2a976a"),
        path(SPADE, fill=INK, transform=place(74, 97, 0, 0.11)),
    ]


def headphones(mood: str = NEUTRAL) -> Parts:
    """A short sandy crop under great red headphones."""
    skin = Skin("#f6d2ae", "#e4b68b", "#e4785c", "#b04338")
    hair, shade, light = "#c9924a", "#ad7836", "#dfb06c"
    shell, dark = "#d8432f", "#a92d20"
    return [
        disc("#2c4b7c"),
        *rays("#365a92", 12),
        path("M35 58C31 34 44 20 62 20S90 34 85 58Z", fill=hair),
        *bust("#39465a", "#2d3848"),
        *neck(skin),
        path(
            "M47 87C50 98 54 101 60 101S70 98 73 87L77 90C75 103 68 108 60 108S45 103 43 90Z",
            fill="#566680",
        ),
        line("M52 103V113M68 103V112", CREAM, 1.8),
        *rosy_head(mood, skin),
        *eyes(mood, skin, round_eyes("#27527c"), "#27527c"),
        *brows_of(mood, shade, brows(shade, 0.5, 2.8)),
        *mouth(mood, skin.lips, [smile(skin.lips, 7, 73)]),
        path(
            "M36 56C33 34 45 21 61 21C77 21 88 34 84 56C82 51 81 47 78 43C72 45 66 43 63 39"
            "C60 44 50 47 42 45C39 48 38 52 36 56Z",
            fill=hair,
        ),
        path("M61 21C77 21 88 34 84 56C82 51 81 47 78 43C72 45 66 43 63 39Z", fill=shade),
        line("M44 36C48 30 54 27 60 27M66 32C71 33 74 36 76 39", light, 2.2),
        line("M34 56C32 34 44 17 60 17S88 34 86 56", "#232833", 5),
        line("M36 40C40 26 49 19.5 60 19.5", "#4b5568", 1.8),
        path("M40 50H35C29 50 27 54 27 61S29 72 35 72H40Z", fill=shell),
        path("M80 50H85C91 50 93 54 93 61S91 72 85 72H80Z", fill=dark),
        line("M40 52V70", "#f0705c", 2.4),
        line("M80 52V70", "#7f2018", 2.4),
        path(HEART, fill=CREAM, transform=place(33.5, 61, 0, 0.075)),
    ]


def curls(mood: str = NEUTRAL) -> Parts:
    """Chestnut curls to the shoulders, held by a yellow band."""
    skin = Skin("#d9a577", "#c28c5f", "#cb5b41", "#a83440")
    hair, shade, light = "#5b2f1d", "#472416", "#7c4630"
    behind = [
        circle(*polar(60, 56, 27, angle), 10.5, fill=hair if angle < 0 else shade)
        for angle in (-140, -116, -92, -68, -44, -18, 18, 44, 68, 92, 116, 140)
    ]
    crown = [
        circle(x, y, size, fill=colour)
        for x, y, size, colour in (
            (60, 26, 11, hair),
            (46, 29, 10, hair),
            (74, 29, 10, shade),
            (37, 40, 8, hair),
            (83, 40, 8, shade),
        )
    ]
    rings = [
        line(f"M{x - 4} {y}A4.2 4.2 0 0 1 {x + 4} {y}", light, 2)
        for x, y in ((36, 30), (48, 23), (62, 20), (76, 24), (31, 52), (33, 72), (89, 54), (87, 74))
    ]
    return [
        disc("#8d4a63"),
        halo("#a05c76", 46),
        *behind,
        *bust("#e0a23a", "#c68a2a"),
        *neck(skin),
        path(
            "M48 86.5C50 96 54 99 60 99S70 96 72 86.5L77 88.5C75 101 68 105 60 105S45 101 43 88.5Z",
            fill=CREAM,
        ),
        *rosy_head(mood, skin, ears=False),
        *eyes(mood, skin, almond_eyes("#5a3a1c"), "#5a3a1c"),
        *brows_of(mood, shade, brows(shade, 0.8, 2.6)),
        *mouth(mood, skin.lips, lips(skin)),
        *crown,
        path(
            "M35 45C42 33 50 30 60 30S78 33 85 45L83.5 50C77 40 69 37.5 60 37.5S43 40 36.5 50Z",
            fill="#f2cf4a",
        ),
        path("M60 30C70 30 78 33 85 45L83.5 50C77 40 69 37.5 60 37.5Z", fill="#d9b02f"),
        *rings,
        path(DIAMOND, fill="#c4262e", transform=place(60, 34, 0, 0.07)),
    ]


def turban(mood: str = NEUTRAL) -> Parts:
    """A saffron turban with a jewel, and a full dark beard."""
    skin = Skin("#b9825a", "#a06b45", "#b5533a", "#6e2a22")
    cloth, shade, fold = "#e08a2e", "#c27222", "#f0a851"
    beard, dark = "#2a211f", "#1d1716"
    return [
        disc("#1d6a70"),
        *rays("#26787e", 14),
        *bust("#3c2f5e", "#30254c"),
        path("M51 87L60 104L69 87Z", fill=CREAM),
        *neck(skin),
        path("M50 86.5L60 97L51 107L43 89Z", fill="#51417c"),
        path("M70 86.5L60 97L69 107L77 89Z", fill="#42356a"),
        *head(skin),
        *cheeks(mood, skin),
        path(
            "M37.5 54L42 60C45 66 52 68 60 68S75 66 78 60L82.5 54V66C82 84 70 94 60 94"
            "S38 84 37.5 66Z",
            fill=beard,
        ),
        path("M60 68C68 68 75 66 78 60L82.5 54V66C82 84 70 94 60 94Z", fill=dark),
        path(
            "M60 67C55 65 49 66.5 46 71C51 73.5 57 73 60 71C63 73 69 73.5 74 71"
            "C71 66.5 65 65 60 67Z",
            fill="#40332f",
        ),
        *mouth(mood, "#d99a7c", [path("M53 75Q60 81.5 67 75Z", fill="#8c3a30")], 76, 7),
        *eyes(mood, skin, almond_eyes("#33200f"), "#33200f"),
        *brows_of(mood, dark, brows(dark, 0, 3.2)),
        path(
            "M33 49C29 26 44 13 60 13S91 26 87 49C80 42 70 41 60 34C50 41 40 42 33 49Z",
            fill=cloth,
        ),
        path("M60 13C76 13 91 26 87 49C80 42 70 41 60 34Z", fill=shade),
        line("M35 42C44 38 53 31 60 21M37 34C45 30 53 24 58 16", fold, 2.6),
        line("M85 42C76 38 67 31 60 21M83 34C75 30 67 24 62 16", "#a95f19", 2.6),
        path("M60 24L64 29.5L60 35L56 29.5Z", fill="#f4efe2"),
        path("M60 26.5L62.3 29.5L60 32.5L57.7 29.5Z", fill="#c4262e"),
        path(CLUB, fill=GOLD, transform=place(75, 98, 0, 0.1)),
    ]


def silver(mood: str = NEUTRAL) -> Parts:
    """Cropped silver hair, a short beard, horn-rimmed spectacles."""
    skin = Skin("#8a5a3c", "#734830", "#a8503a", "#5a2420")
    hair, shade = "#d5d3cf", "#b4b1ac"
    frames = [
        path(
            f"M{x} 53H{x + 17}V59C{x + 17} 66 {x} 66 {x} 59Z",
            fill="none",
            stroke="#c98b2e",
            stroke_width=2.6,
            stroke_linejoin="round",
        )
        for x in (40.5, 62.5)
    ]
    return [
        disc("#5b6b3a"),
        halo("#6c7d48", 45),
        path("M35.5 56C33 34 45 22 60 22S87 34 84.5 56Z", fill=hair),
        *bust("#8e2f35", "#76252b"),
        *neck(skin),
        path("M48 87L60 101L72 87L78 90L60 112L42 90Z", fill="#e6dfd0"),
        *head(skin),
        *cheeks(mood, skin),
        path(
            "M38 60C40 64 42 68 46 69.5C50 67.5 55 67.5 60 69C65 67.5 70 67.5 74 69.5"
            "C78 68 80 64 82 60C82 77 71 88.5 60 88.5S38 77 38 60Z",
            fill=hair,
        ),
        path("M60 69C65 67.5 70 67.5 74 69.5C78 68 80 64 82 60C82 77 71 88.5 60 88.5Z", fill=shade),
        *mouth(mood, skin.lips, [smile(skin.lips, 6, 75)], 75.5, 6.5),
        *eyes(mood, skin, almond_eyes("#2a1710")),
        *frames,
        line("M57.5 56Q60 54.5 62.5 56", "#c98b2e", 2.4),
        *brows_of(mood, hair, brows(hair, 0, 3.2), 3.4, 1.5),
        path(
            "M36 54C34 34 45 23 60 23S86 34 84 54L80 46C74 39 68 38 60 38S46 39 40 46Z",
            fill=hair,
        ),
        path("M60 23C75 23 86 34 84 54L80 46C74 39 68 38 60 38Z", fill=shade),
        line("M46 32C50 28.5 55 27.5 60 27.5", "#efedea", 2.2),
    ]


def bob(mood: str = NEUTRAL) -> Parts:
    """Black hair to the chin, swept aside and dipped in teal."""
    skin = Skin("#f3cfa6", "#e0b485", "#e57c66", "#b93246")
    hair, shade, dip, dip_shade = "#25222c", "#191720", "#2fa69b", "#23857c"
    return [
        disc("#c46a3a"),
        halo("#d27c4a", 46),
        path(
            "M31 58C28 32 42 19 60 19S92 32 89 58L90 80C82 86 74 84 70 80H50C46 84 38 86 30 80Z",
            fill=hair,
        ),
        path("M60 19C78 19 92 32 89 58L90 80C82 86 74 84 70 80H60Z", fill=shade),
        path("M30.2 74L30 80C38 86 46 84 50 80V74Z", fill=dip),
        path("M89.8 74L90 80C82 86 74 84 70 80V74Z", fill=dip_shade),
        *bust("#f0e8d8", "#d8ceba"),
        *neck(skin),
        path("M46 88L60 99L74 88L77 90L62 108H58L43 90Z", fill="#2f8f86"),
        *rosy_head(mood, skin, ears=False),
        *eyes(mood, skin, almond_eyes("#2b1c14"), "#2b1c14"),
        *brows_of(mood, hair, brows(hair, 0.6, 2.4)),
        *mouth(mood, skin.lips, [smile(skin.lips, 7, 73.5)]),
        path("M35 70C32 44 42 23 66 23C60 36 48 42 42 50C40 56 39 62 40 72Z", fill=hair),
        path("M85 70C89 44 80 23 56 23C62 38 74 40 79 50C81 56 81 62 80 72Z", fill=shade),
        path("M34.6 66L35 72L40 74V66Z", fill=dip),
        path("M85.4 66L85 72L80 74V66Z", fill=dip_shade),
        line("M46 36C50 33 55 29 57 26", "#45414f", 2.2),
        ring_line(41, 76.5, 3, GOLD, 2),
        ring_line(79, 76.5, 3, GOLD, 2),
    ]
