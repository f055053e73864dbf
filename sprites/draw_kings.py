"""The four kings: crown, beard, and sword, axe or orb."""

from art_svg import circle, group, place
from draw_court_parts import (
    CLUBS,
    DIAMONDS,
    GOLD_SHADE,
    HEARTS,
    PALE,
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
    left_mantle,
    line,
    lips,
    rays,
    right_mantle,
    side_face,
)
from draw_marks import GOLD, pip


def king_of_spades() -> Figure:
    """Upright sword, ermine cape, long forked beard."""
    c = SPADES
    return Figure(
        rays(c),
        [
            fill("M-29-24C-35 4-34 24-42 38Q-24 44-8 34H8Q24 44 42 38C34 24 35 4 29-24Z", c.ink),
            body(c.ink),
            fill("M66 52C76 66 80 86 84 105" + along_seam(84, 72) + "Z", c.accent),
            fill(
                "M-16 28C-36 34-56 36-64 44C-44 60-20 70 0 70S44 64 66 52C58 38 36 34 16 28Z", PALE
            ),
            line("M-48 43V47M-34 50V54M-20 57V61M20 58V62M34 53V57M49 46V50", c.ink, 2.8),
            fill("M60-66L65-56V66H55V-56Z", c.accent),
            fill("M60-66L65-56V66H60Z", c.accent_shade),
            fill("M43 57H77V64H43Z", GOLD),
            fill("M57 64H63V92H57Z", c.ink),
            front_face(c),
            fill(
                "M-21-2C-24 18-21 42-11 62L0 50L11 62C21 42 24 18 21-2C20 9 14 14 8 14Q4 12 0 14"
                "Q-4 12-8 14C-14 14-20 9-21-2Z",
                c.ink,
            ),
            fill("M-6.5 20.5Q0 18.5 6.5 20.5Q0 25.5-6.5 20.5Z", c.lips),
            line(
                "M-13 26Q-14 38-10 50M-5 31Q-6 38-5 44M5 31Q6 38 5 44M13 26Q14 38 10 50",
                c.accent_shade,
                1.6,
            ),
            fill("M-27-18L-34-54L-17-38L0-64L17-38L34-54L27-18Q0-27-27-18Z", GOLD),
            fill("M0-64L17-38L34-54L27-18Q14-22.5 0-22.5Z", GOLD_SHADE),
            fill("M-27-18L-28.5-27Q0-36 28.5-27L27-18Q0-27-27-18Z", c.ink),
            discs([(-34, -55), (34, -55), (0, -65)], 3.8, c.ink),
            discs([(-15, -26.2), (0, -27.6), (15, -26.2)], 2, GOLD),
            forearm(60, 78, c.accent, GOLD),
            fist(60, 78, c),
        ],
    )


def king_of_hearts() -> Figure:
    """A broad sword over his shoulder, curls, a beard without a moustache."""
    c = HEARTS
    hair, hair_shade = "#c8924a", "#a87335"
    curls = [(-27, -16), (-31, -2), (-31, 12), (-29, 26), (-24, 38)]
    sword = [
        fill("M-7.5-16V-120L0-136L7.5-120V-16Z", STEEL),
        fill("M0-16V-136L7.5-120V-16Z", STEEL_SHADE),
        line("M0-26V-100", PALE, 2),
        line("M-18-22Q0-12 18-22", GOLD, 7),
    ]
    return Figure(
        rays(c),
        [
            body(c.ink),
            left_mantle(c.accent, -44),
            right_mantle(c.accent_shade, 44),
            line("M-16 34Q-22 54-43 63M16 34Q22 60 44 91", GOLD, 4),
            fill("M-26-20H26V40H-26Z", hair_shade),
            discs(curls, 9, hair),
            discs([(-x, y) for x, y in curls], 9, hair_shade),
            front_face(c),
            fill(
                "M-21 0C-27 8-25 18-22 22C-24 32-16 38-12 37C-9 44-2 45 0 42C2 45 9 44 12 37"
                "C16 38 24 32 22 22C25 18 27 8 21 0C20 12 15 16 10 18Q0 14-10 18"
                "C-15 16-20 12-21 0Z",
                hair,
            ),
            fill(
                "M0 42C2 45 9 44 12 37C16 38 24 32 22 22C25 18 27 8 21 0"
                "C20 12 15 16 10 18Q5 16 0 16Z",
                hair_shade,
            ),
            lips(c),
            fill(
                "M-26-22C-40-40-34-56-18-56Q-6-58 0-50Q6-58 18-56C34-56 40-40 26-22Q0-31-26-22Z",
                c.ink,
            ),
            line("M-26-26C-38-42-32-56-18-56Q-4-57 0-50Q4-57 18-56C32-56 38-42 26-26", GOLD, 4),
            line("M0-50V-30", GOLD_SHADE, 4),
            fill("M-27-17L-29-29Q0-38 29-29L27-17Q0-26-27-17Z", GOLD),
            fill("M0-33.5Q16-33 29-29L27-17Q14-21.5 0-21.5Z", GOLD_SHADE),
            discs([(-18, -25), (0, -27.5), (18, -25)], 2.6, c.ink),
            circle(0, -56, 5.5, fill=GOLD),
            line("M0-68V-58M-4-64H4", GOLD, 3),
            pip("H", 0, 60, 0.22, fill=GOLD),
            forearm(58, 76, c.ink, PALE),
            group(sword, place(58, 76, 5)),
            fist(58, 76, c),
        ],
    )


def king_of_diamonds() -> Figure:
    """In profile, so that one eye is seen; an axe; white hair and beard."""
    c = DIAMONDS
    hair, hair_shade = "#efe8da", "#d3c8b4"
    lozenges = "".join(
        f"M{x} {y - 6}l4.5 6-4.5 6-4.5-6Z" for x, y in [(42, 74), (66, 64), (30, 84), (72, 84)]
    )
    crown = "".join(f"M{x} {y}l6 11-6 11-6-11Z" for x, y in [(-21, -54), (-1, -62), (21, -54)])
    return Figure(
        rays(c),
        [
            fill("M-2-24H27C36-4 32 20 42 38Q28 48 8 44Z", hair_shade),
            body(c.ink),
            fill(lozenges, GOLD),
            fill(
                "M-12 30C-30 36-46 38-58 44C-40 54-20 62 4 64C30 62 48 56 62 48C50 38 32 36 18 30Z",
                c.accent,
            ),
            line("M-54 45C-36 53-18 59 4 60.5C28 59 44 55 57 49", GOLD, 2.6),
            line("M58-58V96", c.line, 5),
            fill("M58-52C65-51 71-55 77-62C83-46 83-30 77-14C71-21 65-25 58-24Z", STEEL),
            fill("M77-62C83-46 83-30 77-14L74-17C78-31 78-45 74-59Z", STEEL_SHADE),
            fill("M54-56H62V-20H54V-32L46-38L54-44Z", STEEL_SHADE),
            side_face(c),
            fill("M3-26H27C33-4 30 12 32 34C20 34 14 24 12 10Q8 4 8-6Q8-16 3-26Z", hair),
            fill("M27-26C33-4 30 12 32 34Q27 34 23 31C26 12 26-8 20-26Z", hair_shade),
            fill(
                "M17 6C12 12 5 14-5 15C-10 19-14 20-19 22C-24 34-22 48-26 60C-6 58 16 46 21 26Z",
                hair,
            ),
            fill("M21 26C16 46-6 58-26 60C-12 54 8 38 12 12L17 6Z", hair_shade),
            fill("M-17 10.5C-24 11-29 15-30 21C-22 19-16 18-8 15C-8 12-12 10-17 10.5Z", hair),
            line("M-17 19.5H-12", c.lips, 2.2),
            fill("M-20-22L-27-46L-11-32L-1-54L11-32L27-46L24-20Q0-30-20-22Z", GOLD),
            fill("M-1-54L11-32L27-46L24-20Q12-25 2-26Z", GOLD_SHADE),
            fill(crown, c.ink),
            fill("M-21-16L-22-25Q2-34 27-23L26-14Q2-25-21-16Z", c.accent),
            discs([(-12, -22.5), (2, -25), (16, -22)], 2.2, GOLD),
            forearm(58, 76, c.accent, GOLD),
            fist(58, 76, c),
        ],
    )


def king_of_clubs() -> Figure:
    """An orb in his hand, a full round beard, a crown of trefoils."""
    c = CLUBS
    beard, beard_shade = "#33211a", "#25160f"
    trefoils = [
        pip("C", x, y, 0.26, angle) for x, y, angle in [(-23, -45, -14), (0, -53, 0), (23, -45, 14)]
    ]
    return Figure(
        rays(c),
        [
            fill("M-25-24C-30-8-29 8-25 16H25C29 8 30-8 25-24Z", beard),
            body(c.ink),
            left_mantle(c.accent, -52),
            right_mantle(c.accent_shade, 46),
            line("M-40 40Q-38 54-30 68M40 40Q42 62 48 92", GOLD, 3),
            line("M-30 36Q-24 58 0 66Q24 60 30 36", GOLD, 4),
            discs([(-26, 47), (-15, 59.5), (15, 59.5), (26, 47)], 3.6, GOLD),
            front_face(c),
            fill(
                "M-24-6C-29 28-17 50 0 50S29 28 24-6C22 8 16 14 9 14Q4 12 0 14Q-4 12-9 14"
                "C-16 14-22 8-24-6Z",
                beard,
            ),
            fill("M0 50C17 50 29 28 24-6C22 8 16 14 9 14Q4 12 0 14Z", beard_shade),
            fill("M-6.5 20.5Q0 18.5 6.5 20.5Q0 25.5-6.5 20.5Z", c.lips),
            circle(0, 62, 8, fill=GOLD),
            pip("C", 0, 62, 0.11, fill=c.ink),
            group(trefoils, fill=GOLD),
            fill("M-27-17L-30-36Q0-46 30-36L27-17Q0-26-27-17Z", GOLD),
            fill("M0-41Q16-41 30-36L27-17Q14-21.5 0-21.5Z", GOLD_SHADE),
            fill("M-28-23L-29-30Q0-39 29-30L28-23Q0-32-28-23Z", c.ink),
            forearm(56, 84, c.ink, GOLD),
            fill("M40 72Q44 90 56 90Q68 90 73 72L66 70H46Z", c.skin_shade),
            circle(57, 58, 17, fill=GOLD),
            fill("M57 41A17 17 0 0 1 57 75Q66 58 57 41Z", GOLD_SHADE),
            line("M40.5 54.5Q57 62 73.5 54.5M57 41Q62 50 62 58", c.ink, 3),
            line("M57 28V41M51 33H63", GOLD, 4),
            fill("M38 68Q42 66 45 72Q48 80 57 82Q52 92 46 88Q39 80 38 68Z", c.skin),
        ],
    )


KINGS = {
    "S": king_of_spades,
    "H": king_of_hearts,
    "D": king_of_diamonds,
    "C": king_of_clubs,
}
