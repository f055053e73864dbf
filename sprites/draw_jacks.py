"""The four jacks: a cap, and halberd, falcon, bow or banner."""

from art_svg import circle, group, path, place
from draw_court_parts import (
    CLUBS,
    DIAMONDS,
    GOLD_SHADE,
    HEARTS,
    PALE,
    PALE_SHADE,
    SPADES,
    STEEL,
    STEEL_SHADE,
    Figure,
    body,
    discs,
    fill,
    fist,
    forearm,
    front_face,
    line,
    lips,
    mirrored,
    seam,
    seam_end,
    shaded_half,
    side_face,
    stripes,
)
from draw_marks import GOLD, SUIT_SHAPE


def jack_of_spades() -> Figure:
    """A halberd; in profile under a flat cap with a feather."""
    c = SPADES
    hair, hair_shade = "#7d5238", "#633f2a"
    halberd = [
        line("M60-56V96", c.line, 4.5),
        fill("M60-74L65-60L60-46L55-60Z", STEEL),
        fill("M60-74L65-60L60-46Z", STEEL_SHADE),
        fill("M60-44C66-44 72-47 78-53C82-41 82-31 78-19C72-25 66-28 60-28Z", c.accent),
        fill("M78-53C82-41 82-31 78-19L75-22C78-32 78-41 75-50Z", c.accent_shade),
        fill("M60-42L47-36L60-30Z", c.accent_shade),
    ]
    return Figure(
        stripes(c),
        [
            fill("M0-24H25C34-8 30 12 36 24Q38 40 24 40Q10 40 8 26Z", hair_shade),
            body(c.ink),
            shaded_half(c.accent),
            line(f"M3 40V{seam(3):.1f}", GOLD, 4),
            discs([(-44, 54), (-28, 60), (-12, 66)], 3.4, GOLD),
            line("M22 52L36 90M40 50L58 96", c.accent_shade, 3),
            *halberd,
            discs([(-14, 38), (-7, 44), (3, 47), (13, 44), (20, 38)], 7.5, PALE),
            side_face(c),
            fill("M-15-26C-18-17-12-14-6-16C2-17 7-12 7-4C7 10 10 16 10 24Q12 38 24 36Q34 34 30 22C26 10 32-8 24-26Z", hair),
            fill("M24-26C32-8 26 10 30 22Q34 34 24 36Q18 37 15 33Q25 30 22 18C18 4 24-10 16-26Z", hair_shade),
            fill("M8-36C14-56 28-68 47-70C47-54 36-38 20-30Z", c.accent),
            line("M12-34Q24-54 42-66", c.accent_shade, 2),
            fill("M-25-22C-32-34-24-47-4-48C22-52 40-44 36-30C35-23 30-20 26-18Q2-29-25-22Z", c.ink),
            fill("M-22-17L-25-24Q2-33 29-21L26-14Q2-26-22-17Z", c.accent),
            circle(14, -26, 4.5, fill=GOLD),
            forearm(60, 76, c.accent, PALE),
            fist(60, 76, c),
        ],
    )


def jack_of_hearts() -> Figure:
    """A falcon on his glove; in profile, looking at it."""
    c = HEARTS
    hair, hair_shade = "#d09a4c", "#b17a35"
    falcon = [
        fill("M62 40L74 76L66 78L54 50Z", c.accent_shade),
        fill("M48 4C46 14 42 22 43 38Q46 54 56 60Q68 52 70 34C71 20 70 8 66 0Q58-10 48 4Z", PALE),
        fill("M66 0C74 12 76 34 70 62Q62 50 58 34Q56 16 66 0Z", c.accent),
        fill("M47 8C44-4 50-14 59-14C68-14 72-6 69 4Q60 0 54 4Z", c.accent),
        fill("M48-4L39 2Q40 6 42 8L48 5Z", GOLD),
        circle(54, -4, 2.6, fill=GOLD),
        line("M50 26L53 29M56 34L53 37M49 38L52 41M56 46L53 48", c.accent, 1.8),
        line("M52 58V66M58 58V66", GOLD, 3),
    ]
    head = [
        fill("M0-24H25C36-6 32 20 38 38Q26 46 8 42Z", hair_shade),
        side_face(c),
        fill("M-15-26C-18-16-10-12-4-14C4-14 8-8 8 2C9 20 12 30 10 38Q20 40 27 34C24 16 30-4 25-26Z", hair),
        fill("M25-26C30-4 24 16 27 34Q23 38 18 38C20 20 16 8 20-4Q22-14 16-26Z", hair_shade),
        fill("M14-44C30-58 46-52 52-38C44-28 30-26 16-30Z", PALE),
        line("M18-36Q34-44 46-37", PALE_SHADE, 2),
        fill("M-20-26C-18-52-2-58 8-54C24-52 30-38 27-24Q2-34-20-26Z", c.ink),
        fill("M-31-20Q-28-30-18-30Q6-36 31-25L28-14Q2-26-31-20Z", c.accent),
        circle(16, -27, 4.5, fill=GOLD),
    ]
    return Figure(
        stripes(c),
        [
            body(c.ink),
            fill("M-15 30C-34 37-58 38-72 48L-86 51" + seam_end(-38, -86), c.accent),
            fill("M15 30C34 37 58 40 68 56C75 66 79 84 84 105" + seam_end(84, 40), c.accent),
            line(f"M-18 36Q-24 52-37 {seam(-37) - 2:.1f}M18 36Q26 60 40 {seam(40) - 2:.1f}", GOLD, 4),
            line("M-8 58H8M-6 67H10", GOLD, 3),
            fill("M-14 34L0 54L14 34L20 42L2 64L-20 42Z", PALE),
            group(head, "scale(-1 1)"),
            *falcon,
            forearm(58, 78, c.accent, "#8a6a45"),
            fill("M46 70Q50 64 58 65H66Q71 66 70 74Q72 88 62 89H56Q46 86 46 70Z", "#a9855a"),
            line("M60 72H69M60 78H69M61 84H67", "#8a6a45", 1.8),
        ],
    )


def jack_of_diamonds() -> Figure:
    """A bow, arrows over his shoulder, a tilted beret."""
    c = DIAMONDS
    hair = "#38231a"
    arrows = [
        group(
            [
                line("M0 0V-74", c.line, 2.6),
                fill("M0-56L7-62V-80L0-74L-7-80V-62Z", colour),
            ],
            place(x, 56, angle),
        )
        for x, angle, colour in ((-28, -34, c.ink), (-26, -22, GOLD), (-24, -44, c.accent))
    ]
    lozenges = "".join(f"M{x} {y - 9}l6.5 9-6.5 9-6.5-9Z" for x, y in ((-34, 53), (34, 66)))
    return Figure(
        stripes(c),
        [
            *arrows,
            fill("M-26-22C-30 0-28 18-30 32H-10L0 20L10 32H30C28 18 30 0 26-22Z", hair),
            body(c.ink),
            shaded_half(c.accent),
            fill(lozenges, GOLD),
            discs([(0, 58), (0, 69)], 3, GOLD),
            fill("M-18 30L-34 36L-10 58L0 42L10 58L34 38L18 30L0 40Z", PALE),
            line(f"M45-60L38 {seam(38) - 2:.1f}", PALE, 2),
            line(f"M45-60L38 {seam(38) - 2:.1f}", c.line, 1.2),
            line("M62 94C72 40 70-20 45-60", c.line, 5),
            line("M66 58V74M47-57L49-53", GOLD, 6),
            front_face(c),
            line("M-1 17Q-7 14-13 18M1 17Q7 14 13 18", hair, 3.4),
            fill("M-5.5 21Q0 19.5 5.5 21Q0 25-5.5 21Z", c.lips),
            fill("M-5 27Q0 25 5 27L0 38Z", hair),
            fill("M-27-12C-20-24-10-20 0-22S20-24 27-12L26-28H-26Z", hair),
            fill("M-34-18C-46-30-36-46-16-50C8-56 34-46 33-26L30-20Q0-32-34-18Z", c.ink),
            fill("M-34-18C-44-28-38-40-28-45C-32-34-28-30-22-24Z", c.accent),
            line("M-31-20Q0-33 30-21", GOLD, 5),
            fill("M16-40L23-30L16-20L9-30Z", GOLD),
            fill("M16-36L20-30L16-24L12-30Z", c.accent),
            forearm(63, 76, c.accent, GOLD),
            fist(63, 76, c),
        ],
    )


def jack_of_clubs() -> Figure:
    """A banner, a pointed hat with a long plume."""
    c = CLUBS
    hair = "#33211a"
    curls = [(-23, -12), (-25, -2), (-23, 8)]
    banner = [
        line("M62-66V98", c.line, 4.5),
        circle(62, -68, 4.5, fill=GOLD),
        fill("M60-62H28L37-45L28-28H60Z", c.ink),
        line("M59-57H36M59-33H36", GOLD, 2),
        path(SUIT_SHAPE["C"], fill=GOLD, transform=place(49, -45, 0, 0.17)),
    ]
    return Figure(
        stripes(c),
        [
            body(c.ink),
            shaded_half(c.accent),
            line("M-60 44L-50 60M-40 40L-30 66M26 50L40 90M46 50L60 96", GOLD, 3),
            fill("M-12 28L-44 38L-34 50L-22 46L-14 60L0 52L14 62L24 50L38 56L46 40L12 28L0 40Z", c.accent_shade),
            discs([(-34, 53), (-14, 63), (14, 65), (38, 59)], 3, GOLD),
            *banner,
            discs(curls, 7, hair),
            discs([(-x, y) for x, y in curls], 7, hair),
            front_face(c),
            lips(c),
            fill("M-18-38C-34-40-46-52-46-68C-34-72-14-62-8-44Z", c.accent),
            line("M-12-42Q-32-50-41-64", PALE, 2),
            fill("M-24-22L-15-52Q-4-62 8-56L24-22Z", c.ink),
            fill("M-40-12Q-30-30 0-30T40-12Q20-22 0-22T-40-12Z", c.accent),
            fill("M0-30Q30-30 40-12Q20-22 0-22Z", c.accent_shade),
            line("M-21-32Q0-40 20-32", GOLD, 4),
            forearm(62, 76, c.accent, GOLD),
            fist(62, 76, c),
        ],
    )


JACKS = {
    "S": jack_of_spades,
    "H": jack_of_hearts,
    "D": jack_of_diamonds,
    "C": jack_of_clubs,
}
