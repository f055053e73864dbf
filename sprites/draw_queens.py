"""The four queens: coronet, hair and a flower."""

from art_svg import arc, circle, group, outline, path, place, polar, polygon, sector, star
from draw_court_parts import (
    CLUBS,
    DIAMONDS,
    GOLD_SHADE,
    HEARTS,
    PALE,
    PALE_SHADE,
    SPADES,
    STEEL,
    Figure,
    along_seam,
    beads,
    body,
    discs,
    fill,
    fist,
    forearm,
    halo,
    line,
    mirrored,
    queen_face,
)
from draw_marks import GOLD, pip


def queen_of_spades() -> Figure:
    """A lily, smooth black hair, a high winged collar."""
    c = SPADES
    lily = [
        line("M60 84V10", c.ink, 3),
        fill("M60 52Q48 46 43 28Q57 34 60 52Z", c.ink),
        fill(
            "M60 20C44 16 38-2 39-22C48-18 54-12 60 0C66-12 72-18 80-22C81-2 76 16 60 20Z",
            c.accent_shade,
        ),
        fill("M60 20C48 8 49-16 60-32C71-16 72 8 60 20Z", PALE),
        fill("M60 20C72 8 71-16 60-32Z", STEEL),
        line("M60 14V-6", GOLD, 2.4),
    ]
    return Figure(
        halo(c),
        [
            fill("M-26-20C-36 2-32 26-36 48H36C32 26 36 2 26-20Z", c.ink),
            body(c.ink),
            fill(
                "M-10 26L-54-2Q-50 26-66 46L-30 56L0 74L30 62L68 52Q52 26 54-2L10 26L0 40Z",
                c.accent,
            ),
            fill("M0 74L30 62L68 52Q52 26 54-2L10 26L0 40Z", c.accent_shade),
            fill("M-9 30L-44 12Q-44 30-54 42L-28 50L0 66L28 54L56 46Q44 30 44 12L9 30L0 40Z", PALE),
            fill("M-9 30L-18 44L0 62L18 44L9 30Z", c.skin),
            queen_face(c),
            mirrored(fill("M0-28C10-26 20-16 20 8Q22 24 27 34L34 30L27-26Z", c.ink)),
            fill("M-25-19L-33-46L-19-35L-13-56L0-38L13-56L19-35L33-46L25-19Q0-30-25-19Z", GOLD),
            fill("M0-38L13-56L19-35L33-46L25-19Q12-25 0-25Z", GOLD_SHADE),
            discs([(-33, -47), (-13, -57), (13, -57), (33, -47)], 3.2, PALE),
            discs([(-12, -27.5), (0, -29), (12, -27.5)], 2.2, c.ink),
            pip("S", 0, 56, 0.17, fill=GOLD),
            *lily,
            forearm(60, 76, c.accent, PALE),
            fist(60, 76, c),
        ],
    )


def queen_of_hearts() -> Figure:
    """A rose, hair dressed as a heart, a pleated ruff."""
    c = HEARTS
    hair, hair_shade = "#d09a4c", "#b17a35"
    pleats = "".join(sector(0, 32, 0, 58, angle, angle + 9) for angle in range(-81, 81, 18))
    return Figure(
        halo(c),
        [
            body(c.ink),
            path(sector(0, 32, 0, 60, -84, 84), fill=PALE, stroke=c.accent, stroke_width=2),
            path(pleats, fill=PALE_SHADE),
            fill("M-8 26C-24 34-40 34-50 37L-28 56L0 62L28 58L53 44C40 34 24 34 8 26Z", c.skin),
            fill("M0 62L28 58L53 44C40 34 24 34 8 26L0 44Z", c.skin_shade),
            fill(
                "M-52 37Q-38 52-26 48Q-10 44 0 60Q10 46 28 50Q40 54 54 42L44 92L-42 64Z", c.accent
            ),
            fill("M0 60Q10 46 28 50Q40 54 54 42L44 92L0 78Z", c.accent_shade),
            fill(
                "M0 32C-12 44-40 20-33-14C-32-36-8-40 0-28C8-40 32-36 33-14C40 20 12 44 0 32Z", hair
            ),
            fill("M0-28C8-40 32-36 33-14C40 20 12 44 0 32Z", hair_shade),
            line("M60 84V18", c.accent, 3),
            fill("M60 56Q44 52 40 36Q56 38 60 56ZM60 44Q74 40 78 26Q62 28 60 44Z", c.accent),
            discs([polar(60, 0, 8.5, turn) for turn in range(0, 360, 72)], 9.5, c.ink),
            line(
                "M60 0a3.5 3.5 0 0 1 6 3a8 8 0 0 1-14-1a10 10 0 0 1 17-6M47 5a14 14 0 0 1 6-17"
                "M74 4a15 15 0 0 1-22 8",
                c.tint,
                2,
            ),
            queen_face(c),
            fill("M0-27C-8-24-14-20-20-4L-24-10L-20-28Z", hair),
            fill("M0-27C8-24 14-20 20-4L24-10L20-28Z", hair_shade),
            discs([(-14, 38), (-8, 42.5), (0, 44.5), (8, 42.5), (14, 38)], 2.6, PALE),
            fill("M-20-33L-24-54L-10-44L0-60L10-44L24-54L20-33Q0-42-20-33Z", GOLD),
            fill("M0-60L10-44L24-54L20-33Q10-37 0-37.5Z", GOLD_SHADE),
            pip("H", 0, -45, 0.11, fill=c.ink),
            discs([(-24, -55), (0, -61), (24, -55)], 3, c.ink),
            forearm(60, 76, c.accent, PALE),
            fist(60, 76, c),
        ],
    )


def queen_of_diamonds() -> Figure:
    """A lotus, plaited buns in golden nets, a broad collar of many rows."""
    c = DIAMONDS
    hair = "#38231a"
    rows = [(51, GOLD), (47, c.accent), (37, GOLD), (34, PALE), (29, GOLD), (26, c.skin)]
    petals = "M0 4C-9-6-8-20 0-32C8-20 9-6 0 4Z"
    lotus = [
        line("M60 84V16", c.accent, 3),
        fill("M60 60Q46 56 41 40Q57 42 60 60Z", c.accent),
        group(
            [
                *(path(petals, fill=c.accent, transform=f"rotate({turn})") for turn in (-78, 78)),
                *(path(petals, fill=c.ink, transform=f"rotate({turn})") for turn in (-48, 48)),
                *(path(petals, fill=GOLD, transform=f"rotate({turn})") for turn in (-22, 22)),
                path(petals, fill=c.ink),
            ],
            place(60, 10, 0, 0.78),
        ),
    ]
    jewels = [
        path("M0-12L6.5 0L0 12L-6.5 0Z", transform=f"{place(0, -18, turn)} translate(0 -32)")
        for turn in (-62, -31, 0, 31, 62)
    ]
    net = "M-9-9L9 9M-12 0L0 12M0-12L12 0M9-9L-9 9M-12 0L0-12M0 12L12 0"
    return Figure(
        halo(c),
        [
            fill("M-24-22H24L28 22H-28Z", hair),
            body(c.ink),
            fill(
                "M20 34C44 38 60 42 68 56C75 66 79 84 84 105" + along_seam(84, 56) + "Z", c.accent
            ),
            *(path(sector(0, 26, 0, radius, 84, 276), fill=colour) for radius, colour in rows),
            line(
                "M0 68V60M-16 66L-13 58M16 66L13 58M-30 58L-25 52M30 58L25 52M-40 46L-33 42"
                "M40 46L33 42",
                GOLD,
                2.6,
            ),
            *lotus,
            queen_face(c),
            fill(
                "M-25 0C-29-20-20-34 0-34S29-20 25 0L20 0C18-14 10-22 0-25C-10-22-18-14-20 0Z", hair
            ),
            mirrored(
                circle(30, 8, 13, fill=hair),
                path(net, fill="none", stroke=GOLD, stroke_width=1.6, transform=place(30, 8)),
                circle(30, 8, 12.7, fill="none", stroke=GOLD, stroke_width=2),
                fill("M30 22L34 29L30 36L26 29Z", c.ink),
            ),
            group(jewels, fill=c.ink),
            fill("M-25-14Q-24-40 0-40T25-14L21-16Q18-32 0-32T-21-16Z", GOLD),
            fill("M0-40Q24-40 25-14L21-16Q18-32 0-32Z", GOLD_SHADE),
            fill("M0-34L6-25L0-16L-6-25Z", GOLD),
            fill("M0-30L3.2-25L0-20L-3.2-25Z", c.ink),
            forearm(60, 76, c.accent, GOLD),
            fist(60, 76, c),
        ],
    )


def queen_of_clubs() -> Figure:
    """A sunflower, a cloud of curls, rings in her ears."""
    c = CLUBS
    hair = "#33211a"
    leaves = "".join(
        outline(
            [
                polar(0, -8, 38, turn),
                polar(0, -8, 46, turn - 7),
                polar(0, -8, 54, turn),
                polar(0, -8, 46, turn + 7),
            ]
        )
        for turn in range(-64, 65, 16)
    )
    return Figure(
        halo(c),
        [
            circle(0, -10, 32, fill=hair),
            beads(arc(0, -10, 30, -126, 126), 16.4, 22, hair),
            body(c.ink),
            fill("M-8 28C-24 36-46 38-56 46Q-30 62 0 66Q32 62 56 48C46 40 24 36 8 28Z", c.skin),
            fill("M0 50L8 28C24 36 46 40 56 48Q32 62 0 66Z", c.skin_shade),
            fill(
                "M-56 43L-72 48L-86 51" + along_seam(-40, -86) + "L-34 62Q-50 54-56 43Z",
                c.accent,
            ),
            fill(
                "M56 44L68 56C75 66 79 84 84 105" + along_seam(84, 30) + "L24 66Q46 58 56 44Z",
                c.accent_shade,
            ),
            line("M60 84V20", c.ink, 3),
            fill("M60 56Q44 54 38 38Q56 38 60 56ZM60 44Q74 42 78 28Q62 28 60 44Z", c.ink),
            polygon(star(60, 2, 20, 11, 14), fill=GOLD),
            circle(60, 2, 9.5, fill=c.line),
            circle(
                60, 2, 5, fill="none", stroke=GOLD_SHADE, stroke_width=1.6, stroke_dasharray="2 2"
            ),
            queen_face(c),
            mirrored(circle(22, 21, 6.5, fill="none", stroke=GOLD, stroke_width=2.6)),
            fill("M-23 4C-30-24-26-34 0-34S30-24 23 4C19-8 12-17 0-19C-12-17-19-8-23 4Z", hair),
            line("M-36-22Q-24-44 0-44T36-22", c.ink, 7),
            pip("C", 0, -46, 0.18, fill=GOLD),
            fill(leaves, GOLD),
            beads(arc(0, 22, 22, 122, 238), 7.4, 8, GOLD),
            forearm(60, 76, c.accent, GOLD),
            fist(60, 76, c),
        ],
    )


QUEENS = {
    "S": queen_of_spades,
    "H": queen_of_hearts,
    "D": queen_of_diamonds,
    "C": queen_of_clubs,
}
