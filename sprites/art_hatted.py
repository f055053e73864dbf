"""The characters one knows by what is on their head."""

from art_faces import (
    CREAM,
    GOLD,
    INK,
    Parts,
    Skin,
    almond_eyes,
    blush,
    brows,
    bust,
    disc,
    ground_below,
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
from art_moods import CROSS, NEUTRAL, brows_of, cheeks, eyes, mouth
from art_svg import circle, number, path, polar


def max_(mood: str = NEUTRAL) -> Parts:
    """A flat cap and a ginger beard."""
    skin = Skin("#f3caa5", "#e0ad84", "#e07a55", "#a8442f")
    beard, beard_shade = "#cf6a2c", "#b1541f"
    return [
        disc("#e0b252"),
        halo("#ecc774"),
        *bust("#2f5d46", "#254b39"),
        path("M50 86L60 104L70 86Z", fill=CREAM),
        *neck(skin),
        path("M51 87L60 97L52 104L44 89Z", fill=CREAM),
        path("M69 87L60 97L68 104L76 89Z", fill="#ddd5c2"),
        *head(skin),
        *cheeks(mood, skin),
        path(
            "M38 55L42.5 60C46 67 53 68.5 60 68.5S74 67 77.5 60L82 55V64C82 82 71 93 60 93"
            "S38 82 38 64Z",
            fill=beard,
        ),
        path("M60 68.5C67 68.5 74 67 77.5 60L82 55V64C82 82 71 93 60 93Z", fill=beard_shade),
        path(
            "M60 67C56 65.5 51 67 48.5 71.5C53 73 57 72.5 60 70.5C63 72.5 67 73 71.5 71.5"
            "C69 67 64 65.5 60 67Z",
            fill="#e08445",
        ),
        *mouth(mood, "#5e1f10", [path("M53 75Q60 82.5 67 75Z", fill="#6d1f22")], 76, 7),
        *eyes(mood, skin, round_eyes()),
        *brows_of(mood, beard_shade, brows(beard_shade, 0, 3.2)),
        path("M32 44C30 27 44 18 62 18C78 18 90 26 89 42C80 38 46 38 32 44Z", fill="#3f5873"),
        path("M62 18C78 18 90 26 89 42C82 39 71 38 62 38Z", fill="#324760"),
        path(
            "M30 46.5C38 38 70 36 92 42.5C86 46.5 78 45.5 70 45C54 44 42 45.5 36 49"
            "C33 50.5 29 49 30 46.5Z",
            fill="#26374b",
        ),
        circle(62, 19, 2.6, fill="#26374b"),
    ]


def _spectacles(lower: float) -> Parts:
    """Square spectacles, so much lower on the nose than usual."""
    top, low = 52.5 + lower, 60 + lower
    deep = 66 + lower
    return [
        *(
            path(
                f"M{x} {number(top)}H{x + 17}V{number(low)}C{x + 17} {number(deep)}"
                f" {x} {number(deep)} {x} {number(low)}Z",
                fill="none",
                stroke=INK,
                stroke_width=2.2,
                stroke_linejoin="round",
            )
            for x in (40.5, 62.5)
        ),
        line(f"M57.5 {number(56 + lower)}Q60 {number(54.5 + lower)} 62.5 {number(56 + lower)}",
             INK, 2.2),
    ]  # fmt: skip


def emil(mood: str = NEUTRAL) -> Parts:
    """A knitted hat with a bobble, square spectacles, a thick striped scarf."""
    skin = Skin("#ecc3a0", "#d5a27b", "#d9694d", "#96453a")
    wool, shade, rib = "#c8862b", "#a96d1e", "#e0a64c"
    scarf, scarf_shade = "#3f8c8a", "#31706f"
    hair = "#8b8078"
    return [
        disc("#54497c"),
        halo("#65598f", 45),
        *bust("#6b5a48", "#58493a"),
        *neck(skin),
        path("M36 50H44V66H38Z", fill=hair),
        path("M84 50H76V66H82Z", fill="#746a63"),
        *head(skin),
        *cheeks(mood, skin),
        path("M38 52H42V62L38 64Z", fill=hair),
        path("M82 52H78V62L82 64Z", fill="#746a63"),
        *eyes(mood, skin, round_eyes()),
        *brows_of(mood, hair, brows(hair, -0.5, 3)),
        *_spectacles(4 if mood == CROSS else 0),
        *mouth(mood, skin.lips, [smile(skin.lips, 4.5, 74)], 74.5, 6.5),
        circle(60, 14, 8, fill=CREAM),
        path("M60 6A8 8 0 0 1 60 22Z", fill="#ddd5c2"),
        path("M36 44C34 26 46 17 60 17S86 26 84 44Z", fill=wool),
        path("M60 17C74 17 86 26 84 44H60Z", fill=shade),
        line("M48 38C47 31 49 26 52 22M60 38V21M72 38C73 31 71 26 68 22", rib, 2),
        path("M37 38H83C88 38 88 49 83 49H37C32 49 32 38 37 38Z", fill=rib),
        path("M60 38H83C88 38 88 49 83 49H60Z", fill=wool),
        path(
            "M38 82C44 88 76 88 82 82C88 84 88 95 83 98C74 103 46 103 37 98C32 95 32 84 38 82Z",
            fill=scarf,
        ),
        path(
            "M60 86.5C69 86.5 78 86 82 82C88 84 88 95 83 98C78 101 69 101.7 60 101.7Z",
            fill=scarf_shade,
        ),
        path("M66 96H79L80.5 110H68.5Z", fill=scarf),
        line("M46 87L44 100M54 88.5L53 101.5M74 87.5L75.5 100.5M69 105.5H79", CREAM, 2.4),
    ]


def noor(mood: str = NEUTRAL) -> Parts:
    """A plum headscarf edged with gold."""
    skin = Skin("#dcab7b", "#c59263", "#c9583e", "#a83246")
    cloth, shade, fold = "#6b2c5c", "#56214a", "#833f72"
    return [
        disc("#e58a6b"),
        *rays("#ea9a7d", 14),
        *bust("#56214a", "#471a3d", 128),
        path(
            "M60 15C40 15 29 32 30 56C31 74 30 84 24 95C34 106 86 106 96 95C90 84 89 74 90 56"
            "C91 32 80 15 60 15Z",
            fill=cloth,
        ),
        path("M60 15C80 15 91 32 90 56C89 74 90 84 96 95C90 102 76 103.5 60 103.5Z", fill=shade),
        path(
            "M60 27C46 27 38 38 38 52V60C38 76 50 87 60 87S82 76 82 60V52C82 38 74 27 60 27Z",
            fill=skin.light,
        ),
        path("M60 27C74 27 82 38 82 52V60C82 76 70 87 60 87Z", fill=skin.shade),
        path("M60 52L54 68H60Z", fill=skin.shade),
        *blush(skin),
        *eyes(mood, skin, almond_eyes("#3b2316"), "#3b2316"),
        *brows_of(mood, "#2b1a14", brows("#2b1a14", 0.5, 2.8)),
        *mouth(mood, skin.lips, lips(skin)),
        path(
            "M60 22C44 22 34.5 36 35 56C36 44 44 35 60 35S84 44 85 56C85.5 36 76 22 60 22Z",
            fill=fold,
        ),
        line("M36.5 52C38 42 46 35.5 60 35.5S82 42 83.5 52", GOLD, 2.4),
        line("M31 84C40 94 52 99 66 98M35 76C42 88 52 92 60 92", fold, 2.2),
        path("M60 28.5L62.5 32L60 35.5L57.5 32Z", fill=GOLD),
    ]


def tomas(mood: str = NEUTRAL) -> Parts:
    """A felt hat with a red band, a dark moustache."""
    skin = Skin("#dba780", "#c48d66", "#c9583e", "#8f3a2c")
    hair = "#2a1f1b"
    return [
        disc("#3f7f5b"),
        ground_below("#356d4e", 64),
        *bust("#5a4632", "#4a3928"),
        path("M49 86L60 106L71 86Z", fill=CREAM),
        *neck(skin),
        path("M47 85.5L60 98L52 104L44 88Z", fill=CREAM),
        path("M73 85.5L60 98L68 104L76 88Z", fill="#ddd5c2"),
        path("M57 97H63L65.5 112L60 117L54.5 112Z", fill="#c4262e"),
        path("M36 46H43V62L38 66Z", fill=hair),
        path("M84 46H77V62L82 66Z", fill=hair),
        *head(skin),
        *cheeks(mood, skin),
        path("M38 46H44L42 62L38 60Z", fill=hair),
        path("M82 46H76L78 62L82 60Z", fill=hair),
        *eyes(mood, skin, almond_eyes("#4a2c17"), "#4a2c17"),
        *brows_of(mood, hair, brows(hair, -0.5, 3.2)),
        path(
            "M60 68.5C55 66.5 49 69 46 74.5C51 75.5 56 75 60 72.5C64 75 69 75.5 74 74.5"
            "C71 69 65 66.5 60 68.5Z",
            fill=hair,
        ),
        *mouth(mood, skin.lips, [smile(skin.lips, 5.5, 76.5)], 76.5, 6.5),
        path("M56 83.5H64L62.5 89.5H57.5Z", fill=hair),
        path(
            "M39 41C40 24 46 13 54 15C57 16 58.5 17.5 60 17.5S63 16 66 15C74 13 80 24 81 41Z",
            fill="#8a6a45",
        ),
        path("M60 17.5C61.5 17.5 63 16 66 15C74 13 80 24 81 41H60Z", fill="#755938"),
        path("M38.6 41C39 38 39.4 35.5 40 33H80C80.6 35.5 81 38 81.4 41Z", fill="#c4262e"),
        path(
            "M20 41.5C34 37.5 86 37.5 100 41.5C98 47 80 48.5 60 48.5S22 47 20 41.5Z", fill="#6b4f31"
        ),
    ]


def zora(mood: str = NEUTRAL) -> Parts:
    """A knotted head wrap in three colours and great hoops."""
    skin = Skin("#8f5a3a", "#784829", "#b04a30", "#8c2231")
    return [
        disc("#b9563a"),
        *rays("#c3644a", 12),
        *bust("#1f7a72", "#18645d"),
        *neck(skin),
        *(circle(*polar(60, 84, 17, angle), 3.2, fill=GOLD) for angle in range(112, 249, 17)),
        *head(skin),
        *cheeks(mood, skin),
        ring_line(36, 71.5, 6.5, GOLD, 2.6),
        ring_line(84, 71.5, 6.5, GOLD, 2.6),
        *eyes(mood, skin, almond_eyes("#2a1710"), "#2a1710"),
        *brows_of(mood, "#22120c", brows("#22120c", 1, 2.8)),
        *mouth(mood, skin.lips, lips(skin)),
        path("M46 16C42 6 52 3 58 12C62 3 74 2 73 11C80 10 80 18 72 21L52 24Z", fill="#c98f2f"),
        path("M36 50C32 30 44 16 60 16S88 30 84 50C78 41 70 38 60 38S42 41 36 50Z", fill=GOLD),
        path("M60 16C76 16 88 30 84 50C78 41 70 38 60 38Z", fill="#cb9a3c"),
        path(
            "M35 43C38 30 52 21 71 18.5C77 21 82 25 84 31C66 30 46 34 36 50C35.3 47.5 35 45 35 43Z",
            fill="#7a2346",
        ),
        path(
            "M35.4 45C40 34 54 27 78 25C81 27.5 83 29.5 84 31C66 30 46 34 36 50"
            "C35.5 48 35.4 46.5 35.4 45Z",
            fill="#1f7a72",
        ),
    ]
