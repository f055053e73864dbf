"""The four jacks: a cap, and halberd, falcon, bow or banner."""

from art_svg import circle, group, place
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
    along_seam,
    body,
    discs,
    fill,
    fist,
    forearm,
    front_face,
    left_half,
    line,
    lips,
    right_half,
    seam,
    side_face,
    stripes,
)
from draw_marks import GOLD, pip


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
            left_half(c.ink),
            right_half(c.accent),
            line(f"M3 40V{seam(3):.1f}", GOLD, 4),
            discs([(-44, 54), (-28, 60), (-12, 66)], 3.4, GOLD),
            line("M22 52L36 90M40 50L58 96", c.accent_shade, 3),
            *halberd,
            discs([(-14, 38), (-7, 44), (3, 47), (13, 44), (20, 38)], 7.5, PALE),
            side_face(c),
            fill(
                "M-15-26C-18-17-12-14-6-16C2-17 7-12 7-4C7 10 10 16 10 24Q12 38 24 36"
                "Q34 34 30 22C26 10 32-8 24-26Z",
                hair,
            ),
            fill(
                "M24-26C32-8 26 10 30 22Q34 34 24 36Q18 37 15 33Q25 30 22 18C18 4 24-10 16-26Z",
                hair_shade,
            ),
            fill("M8-36C14-56 28-68 47-70C47-54 36-38 20-30Z", c.accent),
            line("M12-34Q24-54 42-66", c.accent_shade, 2),
            fill(
                "M-25-22C-32-34-24-47-4-48C22-52 40-44 36-30C35-23 30-20 26-18Q2-29-25-22Z", c.ink
            ),
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
    plumage, wing = "#66758c", "#4a586e"
    leather, leather_shade = "#c98f3f", "#94642a"
    falcon = [
        fill("M64 24L80 74L71 80L57 44Z", wing),
        fill("M47 0C42 14 42 34 50 54H60L72 28L62-4Z", PALE),
        line("M49 16H57M48 24H56M49 32H57M50 40H58M52 48H58", plumage, 2),
        fill("M62 0C72 4 78 20 76 44L72 70C60 56 54 30 62 0Z", plumage),
        fill("M69 6C76 14 78 28 76 44L72 70C70 50 72 26 69 6Z", wing),
        fill("M46-4C43-16 50-22 58-22C67-22 72-14 69-2C67 6 60 10 58 2Q52 0 46-4Z", plumage),
        fill("M49-14C42-16 37-10 39-2C42-6 45-5 47-4Z", GOLD),
        circle(55, -11, 3.6, fill=GOLD),
        circle(54.5, -11, 2, fill=c.line),
        line("M54-6V2", wing, 3),
    ]
    glove = [
        fill("M30 75L44 61L68 84L53 100Z", leather_shade),
        fill("M46 70Q45 60 56 60H69Q77 60 77 67V79Q77 88 69 88H58Q47 86 46 70Z", leather),
        line("M64 66.5H76M64 73.5H76.5M64 80.5H75.5", leather_shade, 2),
        fill("M48 63Q54 56 62 60L69 64Q71 69 66 70L56 69Q50 70 47 74Z", "#dba954"),
        line("M36 69L59 92", GOLD, 3),
        line("M52 52V60M59 52V60M52 60L48 62M52 60L55 63M59 60L63 62", GOLD, 3),
    ]
    head = [
        fill("M0-24H25C36-6 32 20 38 38Q26 46 8 42Z", hair_shade),
        side_face(c),
        fill(
            "M-15-26C-18-16-10-12-4-14C4-14 8-8 8 2C9 20 12 30 10 38Q20 40 27 34C24 16 30-4 25-26Z",
            hair,
        ),
        fill("M25-26C30-4 24 16 27 34Q23 38 18 38C20 20 16 8 20-4Q22-14 16-26Z", hair_shade),
        fill("M-10-26C-26-38-30-54-22-68C-8-62-2-46 2-30Z", GOLD),
        line("M-19-60Q-16-44-5-32", GOLD_SHADE, 2),
        fill("M-22-22C-20-50 0-58 16-56C38-54 48-36 42-16C38-14 34-16 34-22L26-18Z", c.ink),
        fill(
            "M26-20C32-30 28-40 18-46C34-44 40-32 38-20Q37-14 34-22Z",
            c.accent,
        ),
        fill("M-26-14L-28-29Q2-40 31-28L28-12Q2-26-26-14Z", c.accent),
        discs([(-16, -24.5), (0, -27), (16, -25)], 2.6, GOLD),
        circle(40, -14, 4.5, fill=GOLD),
    ]
    return Figure(
        stripes(c),
        [
            body(c.accent),
            fill("M-15 30Q-22 54-38 66" + along_seam(-38, 42) + "Q22 56 15 30Z", c.ink),
            line("M-15 32Q-22 54-38 65M15 32Q22 56 42 90", GOLD, 4),
            line("M-8 58H8M-6 67H10", GOLD, 3),
            fill("M-14 34L0 54L14 34L20 42L2 64L-20 42Z", PALE),
            group(head, "scale(-1 1)"),
            *falcon,
            forearm(58, 76, c.accent, leather_shade),
            *glove,
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
            left_half(c.ink),
            right_half(c.accent),
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
        pip("C", 49, -45, 0.19, fill=GOLD),
    ]
    return Figure(
        stripes(c),
        [
            left_half(c.ink),
            right_half(c.accent),
            line("M0 44V78", GOLD, 3),
            fill(
                "M-12 28C-28 34-42 35-54 38L-42 53L-28 48L-18 62L0 53L18 64L30 51L46 57L59 44"
                "C44 35 28 34 12 28L0 42Z",
                c.accent_shade,
            ),
            fill("M-12 28C-28 34-42 35-54 38L-42 53L-28 48L-18 62L0 53V42Z", PALE),
            fill("M12 28C28 34 44 35 59 44L46 57L30 51L18 64L0 53V42Z", PALE_SHADE),
            discs([(-42, 55), (-18, 64), (18, 66), (46, 59)], 3.2, GOLD),
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
