"""The characters one knows by their hair: flat geometric faces in round medallions."""

from art_faces import (
    CREAM,
    GOLD,
    Parts,
    Skin,
    almond_eyes,
    brows,
    bust,
    disc,
    halo,
    head,
    laugh,
    line,
    lips,
    neck,
    rays,
    ring_line,
    round_eyes,
    smile,
    smiling_eyes,
)
from art_moods import NEUTRAL, SURPRISED, brows_of, cheeks, eyes, mouth, rosy_head
from art_svg import circle, ellipse, group, path, place, polar


def ada(mood: str = NEUTRAL) -> Parts:
    """A dark bob, round gold glasses, a petal collar."""
    skin = Skin("#cf9568", "#b67c50", "#c4543c", "#a8323a")
    hair, hair_light = "#33201a", "#4d3226"
    return [
        disc("#1f7a72"),
        *rays("#2b8a80", 12),
        path(
            "M31 52C31 30 44 20 60 20S89 30 89 52V74C89 82 84 86 78 86H42C36 86 31 82 31 74Z",
            fill=hair,
        ),
        *bust("#8f2740", "#771d34"),
        *neck(skin),
        path("M60 95C52 88 44 88 40 92C42 101 52 104 60 99Z", fill=CREAM),
        path("M60 95C68 88 76 88 80 92C78 101 68 104 60 99Z", fill="#ddd5c2"),
        circle(60, 101.5, 2.6, fill=GOLD),
        *rosy_head(mood, skin, ears=False),
        *eyes(mood, skin, round_eyes()),
        *brows_of(mood, hair, brows(hair, 0.5)),
        *mouth(mood, skin.lips, lips(skin)),
        path(
            "M36 62V46C36 30 46 23 60 23S84 30 84 46V62C81 56 80 50 79 45C68 45 56 42 50 34"
            "C49 42 43 50 36 62Z",
            fill=hair,
        ),
        line("M53 29C58 36 66 39 76 39.5", hair_light, 2.2),
        ring_line(49, 58.5, 8.6, GOLD, 2.3),
        ring_line(71, 58.5, 8.6, GOLD, 2.3),
        line("M57.5 57Q60 54.8 62.5 57", GOLD, 2.3),
    ]


def iris(mood: str = NEUTRAL) -> Parts:
    """Long auburn hair and a violet flower."""
    skin = Skin("#f7d6b8", "#e7ba94", "#e5795f", "#b8364a")
    hair, shade, light = "#96411f", "#7c3317", "#b45a30"
    petals = [
        ellipse(0, -6.5, 4.2, 7, fill="#6a4fb0", transform=place(0, 0, angle))
        for angle in (0, 72, 144, 216, 288)
    ]
    return [
        disc("#86a77f"),
        *rays("#93b38b", 10),
        path(
            "M29 58C27 32 42 20 60 20S93 32 91 58C91 70 97 78 93 92C84 101 36 101 27 92"
            "C23 78 29 70 29 58Z",
            fill=hair,
        ),
        path("M60 20C78 20 93 32 91 58C91 70 97 78 93 92C88 97 74 99 60 99Z", fill=shade),
        *bust("#5d3f93", "#4b327a"),
        *neck(skin),
        path(
            "M46 87.5C48 98 54 101 60 101S72 98 74 87.5L69 85V88C69 93 65 96 60 96S51 93 51 88V85Z",
            fill=GOLD,
        ),
        *rosy_head(mood, skin, ears=False),
        *eyes(mood, skin, almond_eyes("#2f7a55"), "#2f7a55"),
        *brows_of(mood, shade, brows(shade, 1)),
        *mouth(mood, skin.lips, lips(skin)),
        path("M35 66C33 40 44 24 62 24C52 34 46 46 41 54C39 58 37 62 35 66Z", fill=hair),
        path("M85 66C88 42 78 24 56 24C66 36 76 44 80 54C82 58 83 62 85 66Z", fill=shade),
        line("M35 72C33 80 35 86 32 92M41 88C40 92 40 94 38 97", light, 2.4),
        line("M86 72C88 80 85 86 88 92", hair, 2.4),
        group([*petals, circle(0, 0, 3.6, fill="#f2c94c")], place(40, 36, -20, 1.05)),
    ]


def leo(mood: str = NEUTRAL) -> Parts:
    """A mane of round curls and a wide laugh."""
    skin = Skin("#7d5038", "#68402b", "#a8452f", "#5a1f1c")
    hair, light = "#201714", "#382923"
    mane = [circle(*polar(60, 47, 22, angle), 12.5, fill=hair) for angle in range(-120, 121, 24)]
    curls = [
        line(f"M{x - 4} {y}A4 4 0 0 1 {x + 4} {y}", light, 2)
        for x, y in ((44, 28), (60, 22), (76, 28), (35, 42), (85, 42), (52, 33), (68, 33))
    ]
    return [
        disc("#e3953b"),
        halo("#eeaa55", 46),
        *mane,
        *bust("#1c8a96", "#16727c"),
        *neck(skin),
        path("M46 87L60 104L74 87L80 90L60 114L40 90Z", fill=CREAM),
        *head(skin),
        *cheeks(mood, skin),
        *mouth(mood, skin.lips, laugh(), 73, 9.5),
        *eyes(mood, skin, smiling_eyes()),
        *brows_of(mood, hair, brows(hair, 1, 3), 3.4, 1.5),
        path(
            "M37 55C35 36 44 25 60 25S85 36 83 55C80 50 79 46 77 43C70 40 66 41 60 41"
            "S50 40 43 43C41 46 40 50 37 55Z",
            fill=hair,
        ),
        *curls,
        ring_line(37.5, 67.5, 3.4, GOLD, 2),
    ]


def mina(mood: str = NEUTRAL) -> Parts:
    """Two black buns and coral earrings."""
    skin = Skin("#f5d0a4", "#e5b786", "#e87363", "#c2333f")
    hair, light = "#22202a", "#3c3a4a"
    return [
        disc("#e9a5a9"),
        halo("#f1bcbd", 45),
        circle(37, 27, 12, fill=hair),
        circle(83, 27, 12, fill=hair),
        line("M31 26A7 7 0 0 1 39 20.5", light, 2.2),
        line("M77 26A7 7 0 0 1 85 20.5", light, 2.2),
        path(
            "M33 60C31 34 44 22 60 22S89 34 87 60C87 68 84 72 80 72H40C36 72 33 68 33 60Z",
            fill=hair,
        ),
        *bust("#2b6d8a", "#225a73"),
        *neck(skin),
        path("M60 96L49 86L40 90L46 103Z", fill=CREAM),
        path("M60 96L71 86L80 90L74 103Z", fill="#ddd5c2"),
        *rosy_head(mood, skin),
        *eyes(mood, skin, round_eyes()),
        *brows_of(mood, hair, brows(hair, 0.5, 2.2)),
        *mouth(mood, skin.lips, laugh()),
        path("M36 60C34 38 44 25 60 25C60 36 52 46 42 49C39 52 37 56 36 60Z", fill=hair),
        path("M84 60C86 38 76 25 60 25C60 36 68 46 78 49C81 52 83 56 84 60Z", fill=hair),
        circle(37, 68.5, 3.6, fill="#d9412f"),
        circle(83, 68.5, 3.6, fill="#b93324"),
    ]


def _monocle(fallen: bool) -> Parts:
    """A monocle on its cord, before the eye or fallen from it."""
    x, y, cord = (84, 88, "M79 81C80 86 79 92 78 97") if fallen else (
        71, 58.5, "M79 63C84 72 83 84 78 96")  # fmt: skip
    return [
        circle(x, y, 9, fill="#ffffff", opacity=0.2),
        ring_line(x, y, 9, GOLD, 2.4),
        line(cord, GOLD, 1.6),
    ]


def otto(mood: str = NEUTRAL) -> Parts:
    """A bald head, a great white moustache and a monocle."""
    skin = Skin("#f0c19c", "#dca682", "#d9694d", "#a8442f")
    return [
        disc("#27476e"),
        halo("#335a88"),
        *bust("#2a2c33", "#1f2127"),
        path("M49 86L60 106L71 86Z", fill=CREAM),
        *neck(skin),
        path("M60 98L46 91V106Z", fill="#c4262e"),
        path("M60 98L74 91V106Z", fill="#a21c24"),
        circle(60, 98.5, 3.4, fill="#7f141b"),
        path("M39 46C30 46 27 56 32 62C30 68 36 74 41 70Z", fill="#e9e6df"),
        path("M81 46C90 46 93 56 88 62C90 68 84 74 79 70Z", fill="#cfcbc2"),
        *rosy_head(mood, skin),
        *eyes(mood, skin, round_eyes()),
        *brows_of(
            mood,
            "#e9e6df",
            [line("M42.5 51.5Q48 46.5 54.5 50M65.5 49Q72 44.5 78 49", "#e9e6df", 4)],
            width=3.8,
            rise=2,
        ),
        path(
            "M60 68.5C55 65.5 49 68 45.5 72C42 75.5 37.5 75 36 71C33.5 77.5 40 82.5 47.5 80.5"
            "C53.5 79 57.5 76.5 60 73.5Z",
            fill="#f6f3ec",
        ),
        path(
            "M60 68.5C65 65.5 71 68 74.5 72C78 75.5 82.5 75 84 71C86.5 77.5 80 82.5 72.5 80.5"
            "C66.5 79 62.5 76.5 60 73.5Z",
            fill="#d8d4ca",
        ),
        *mouth(mood, skin.lips, [smile(skin.lips, 4.5, 80)], 80, 5.5),
        *_monocle(fallen=mood == SURPRISED),
        line("M47 33C50 30.5 54 29.8 58 30", "#fbdcc0", 2.6),
    ]


def rosa(mood: str = NEUTRAL) -> Parts:
    """Two blond braids with red bows, freckles and an open laugh."""
    skin = Skin("#fad7b4", "#ecbc92", "#ef7a66", "#c4303c")
    hair, shade, light = "#efc550", "#d5a536", "#f8dc86"
    bow, knot = "#d8372f", "#a8242a"
    plaits = [
        ellipse(x, y, 7.4 - index * 0.5, 6, fill=colour)
        for x, colour in ((30, hair), (90, shade))
        for index, y in enumerate((68, 76.5, 85))
    ]
    bows = [
        group(
            [
                path("M0 0L-8 -5.5V5.5Z", fill=bow),
                path("M0 0L8 -5.5V5.5Z", fill=bow),
                circle(0, 0, 2.6, fill=knot),
            ],
            place(x, 93, turn),
        )
        for x, turn in ((30, 8), (90, -8))
    ]
    freckles = [
        circle(x + side, y, 0.9, fill="#c9814f")
        for x in (46, 74)
        for side, y in ((-3.4, 66.4), (0.2, 68.6), (3.6, 66.4))
    ]
    return [
        disc("#b93a6c"),
        *rays("#c54b7b", 16),
        path("M32 62C28 36 42 20 60 20S92 36 88 62L80 70H40Z", fill=hair),
        path("M60 20C78 20 92 36 88 62L80 70H60Z", fill=shade),
        *bust("#3a9a5c", "#2e804b"),
        *neck(skin),
        path(
            "M46 87.5C48 99 54 102 60 102S72 99 74 87.5L69 85V88C69 93 65 96 60 96S51 93 51 88V85Z",
            fill=CREAM,
        ),
        *rosy_head(mood, skin, ears=False),
        *freckles,
        *eyes(mood, skin, round_eyes("#245a86"), "#245a86"),
        *brows_of(mood, "#b98423", brows("#b98423", 1, 2.4)),
        *mouth(mood, skin.lips, laugh()),
        path("M35 64C32 40 43 23 60 23C60 36 52 46 42 50C39 54 37 59 35 64Z", fill=hair),
        path("M85 64C88 40 77 23 60 23C60 36 68 46 78 50C81 54 83 59 85 64Z", fill=shade),
        line("M40 43C46 40 51 35 53 29M80 43C74 40 69 35 67 29", light, 2),
        *plaits,
        *bows,
    ]


def yuki(mood: str = NEUTRAL) -> Parts:
    """Straight silver hair with a blunt fringe."""
    skin = Skin("#f9dfc6", "#eac5a3", "#ee8f86", "#c24a5a")
    hair, shade, strand = "#e4e9ef", "#c3ccd7", "#a9b5c4"
    return [
        disc("#4f86b0"),
        halo("#6a9cc2", 46),
        path("M32 54C32 30 44 19 60 19S88 30 88 54V98H32Z", fill=hair),
        path("M60 19C76 19 88 30 88 54V98H60Z", fill=shade),
        *bust("#22304f", "#1a2640"),
        *neck(skin),
        path("M49 84C52 92 68 92 71 84L74 88C72 98 48 98 46 88Z", fill="#c4262e"),
        *rosy_head(mood, skin, ears=False),
        *eyes(mood, skin, almond_eyes("#2b3f66"), "#2b3f66"),
        *brows_of(mood, "#8793a3", []),
        *mouth(mood, skin.lips, [smile(skin.lips, 6, 74)], 74, 6),
        path("M34 66V50C34 32 45 22 60 22S86 32 86 50V66H81V48.5H39V66Z", fill=hair),
        path("M60 22C75 22 86 32 86 50V66H81V48.5H60Z", fill=shade),
        line("M46.5 48V42M53.5 48V38M67 48V40", strand, 1.4),
        path("M33 58H40V98C37 98 34.5 97 32.5 95Z", fill=hair),
        path("M87 58H80V98C83 98 85.5 97 87.5 95Z", fill=shade),
        group(
            [circle(*polar(0, 0, 4.2, angle), 2.7, fill="#c4262e") for angle in range(0, 360, 72)]
            + [circle(0, 0, 2.2, fill=GOLD)],
            place(80, 37),
        ),
    ]
