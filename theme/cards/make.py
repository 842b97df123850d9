#!/usr/bin/env python3
"""Draws the card faces and backs of Patience Trio as plain SVG: filled paths, nothing else.

    python3 make.py [folder] [four]     writes full/ small/ large/, back-*.svg and some of ../icons, beside this file by default;
                                        four = the four-colour deck

The app embeds what this writes without arguments, and replaces the colours itself for its dark and four-colour decks.

A card is 100 x 150 units. Suits and emblems are drawn around (0,0) and placed with place().
The rank outlines A 2..9 K and the figures of 10 come from Noto Sans (SIL Open Font License 1.1);
J and Q are redrawn to stand on the line. Everything else is original.
"""
import math
import os
import re
import sys

# ---- colours -------------------------------------------------------------------------------
PAPER, EDGE, GOLD = "#FFFDF7", "#B3AB99", "#C0913A"
TWO = {"S": "#1B2433", "H": "#D22A33", "D": "#D22A33", "C": "#1B2433"}
FOUR = {"S": "#1B2433", "H": "#C81E45", "D": "#B45209", "C": "#0B6E62"}
TINT = {"#1B2433": "#EEF0EF", "#D22A33": "#FBEDE6", "#C81E45": "#FBEBEC", "#B45209": "#FAEFE0", "#0B6E62": "#E6F1EC"}

# ---- ranks: (advance width, outline), cap height 100, baseline at 0 --------------------------
RANKS = {
    "A": (88.2, "M66.2 0 59.8 -23.9H28.6L22 0H0L31.2 -100H56.7L88.2 0ZM48.9 -65.7Q47.9 -69.7 46.4 -75.4Q45 -81 44.1 -85Q43.6 -82.4 42.7 -78.6Q41.9 -74.9 41 -71.4Q40.1 -67.9 39.5 -65.8L32.9 -41.3H55.5Z"),
    "2": (64.6, "M64.6 0H0.3V-14.3L23.2 -40.2Q30.3 -48.2 34.3 -53.6Q38.4 -59 40.1 -63.3Q41.9 -67.6 41.9 -72.4Q41.9 -78.2 38.9 -81.2Q35.9 -84.2 30.5 -84.2Q25.5 -84.2 20.7 -81.7Q16 -79.3 10.6 -74.2L0 -87.4Q6.3 -93.7 13.6 -97.5Q20.9 -101.4 32.4 -101.4Q41.5 -101.4 48.2 -97.9Q54.9 -94.4 58.5 -88.3Q62.2 -82.2 62.2 -74.4Q62.2 -66.7 59.5 -60.2Q56.9 -53.6 51.5 -47Q46.2 -40.3 38.2 -32.2L25.2 -18.2V-17.4H64.6Z"),
    "3": (64.0, "M61.3 -77Q61.3 -67.5 55.8 -61.3Q50.3 -55.2 41.5 -52.7V-52.2Q64 -48.7 64 -28.7Q64 -15.5 54.8 -7.1Q45.5 1.4 26.8 1.4Q19.2 1.4 12.7 0.1Q6.2 -1.1 0 -3.8V-21.6Q6 -18.5 12.4 -16.9Q18.8 -15.3 24.4 -15.3Q34.3 -15.3 38.5 -19Q42.7 -22.8 42.7 -29.8Q42.7 -36.6 38 -39.9Q33.2 -43.3 20.6 -43.3H14V-59.4H20.7Q32.8 -59.4 37.1 -63.2Q41.5 -67.1 41.5 -73.4Q41.5 -78.7 38.3 -81.7Q35.2 -84.6 28.3 -84.6Q22.3 -84.6 17.5 -82.4Q12.7 -80.3 9.1 -77.6L0.1 -91.7Q6.2 -96.4 13.4 -98.9Q20.7 -101.4 30.7 -101.4Q44.8 -101.4 53.1 -95Q61.3 -88.7 61.3 -77Z"),
    "4": (70.3, "M70.3 -20.6H59V0H39.2V-20.6H0V-35.4L39.8 -100.1H59V-36.7H70.3ZM39.1 -55.9Q39.1 -58.4 39.2 -62.5Q39.4 -66.7 39.5 -70.3Q39.6 -73.9 39.8 -75.2H39.2Q37 -69.3 33.9 -64.3L17.4 -36.7H39.1Z"),
    "5": (61.6, "M32.6 -63.9Q41 -63.9 47.6 -60.2Q54.2 -56.6 57.9 -49.7Q61.6 -42.9 61.6 -33.3Q61.6 -17.1 52.3 -7.8Q43 1.4 24.6 1.4Q17.4 1.4 11.1 0.1Q4.8 -1.1 0 -3.8V-21.7Q4.9 -19 11.4 -17.2Q17.9 -15.4 23.7 -15.4Q41 -15.4 41 -31.8Q41 -47.2 23.1 -47.2Q19.6 -47.2 15.9 -46.5Q12.2 -45.8 9.2 -45L1.7 -49.6L5.2 -100H55.3V-82.5H22.7L21 -62.6Q23.5 -63.2 26.2 -63.5Q28.9 -63.9 32.6 -63.9Z"),
    "6": (65.1, "M0 -42.4Q0 -53.8 2 -64.3Q3.9 -74.8 8.9 -83.1Q13.9 -91.5 22.8 -96.4Q31.7 -101.3 45.7 -101.3Q48.7 -101.3 52.5 -101Q56.2 -100.7 58.8 -100.1V-83.5Q56.2 -84.2 53.2 -84.5Q50.1 -84.9 47.1 -84.9Q36.7 -84.9 30.6 -81.2Q24.5 -77.5 21.8 -70.4Q19.2 -63.4 18.8 -53.5H19.5Q22.1 -58.7 26.9 -61.9Q31.7 -65.1 38.9 -65.1Q51.1 -65.1 58.1 -56.7Q65.1 -48.2 65.1 -33.3Q65.1 -17.4 56.7 -8Q48.3 1.4 33.6 1.4Q23.8 1.4 16.2 -3.5Q8.7 -8.4 4.3 -18.1Q0 -27.9 0 -42.4ZM33.2 -15.4Q38.7 -15.4 41.9 -19.7Q45.2 -23.9 45.2 -32.9Q45.2 -40.5 42.4 -44.7Q39.5 -48.9 33.5 -48.9Q27.5 -48.9 23.9 -44.6Q20.3 -40.3 20.3 -35Q20.3 -30.3 21.7 -25.7Q23.1 -21.1 26 -18.3Q28.9 -15.4 33.2 -15.4Z"),
    "7": (65.8, "M10.1 0 44.7 -82.6H0V-100H65.8V-86.8L31.4 0Z"),
    "8": (65.3, "M32.6 -101.3Q41.2 -101.3 47.9 -98.5Q54.6 -95.8 58.5 -90.5Q62.5 -85.2 62.5 -77.3Q62.5 -68.6 57.9 -62.7Q53.4 -56.7 45.8 -52.7Q53.9 -47.9 59.6 -41.6Q65.3 -35.3 65.3 -25.9Q65.3 -17.5 61.2 -11.4Q57.1 -5.3 49.8 -2Q42.4 1.4 32.6 1.4Q16.9 1.4 8.5 -5.7Q0 -12.9 0 -25.5Q0 -35 4.9 -41.5Q9.8 -47.9 17.8 -52.2Q11.1 -56.9 6.9 -63Q2.8 -69 2.8 -77.3Q2.8 -85.2 6.8 -90.5Q10.8 -95.8 17.6 -98.5Q24.4 -101.3 32.6 -101.3ZM32.6 -86Q28 -86 25 -83.3Q22 -80.5 22 -75.8Q22 -70.9 25 -67.6Q28 -64.3 32.6 -61.6Q37.4 -64.3 40.3 -67.5Q43.3 -70.7 43.3 -75.8Q43.3 -80.5 40.3 -83.3Q37.3 -86 32.6 -86ZM19 -26.3Q19 -20.9 22.4 -17.4Q25.8 -14 32.4 -14Q39.4 -14 42.8 -17.4Q46.2 -20.7 46.2 -26.3Q46.2 -31.4 42.5 -35.1Q38.8 -38.8 33.6 -42.2L31.8 -43.4Q25.8 -40.1 22.4 -36Q19 -31.9 19 -26.3Z"),
    "9": (65.3, "M65.3 -57.6Q65.3 -46.1 63.2 -35.5Q61.2 -24.9 56.2 -16.6Q51.1 -8.3 42.2 -3.4Q33.2 1.4 19.5 1.4Q16.4 1.4 12.7 1.1Q9 0.8 6.3 0.3V-16.4Q8.8 -15.7 11.8 -15.3Q14.8 -15 18.1 -15Q28.7 -15 34.7 -18.8Q40.8 -22.7 43.4 -29.8Q46.1 -36.8 46.5 -46.2H45.7Q42.9 -41 38.4 -37.9Q33.9 -34.7 25.9 -34.7Q13.9 -34.7 6.9 -43.2Q0 -51.7 0 -66.5Q0 -82.5 8.4 -91.9Q16.8 -101.3 31.7 -101.3Q41.3 -101.3 48.9 -96.4Q56.6 -91.5 60.9 -81.8Q65.3 -72.1 65.3 -57.6ZM31.9 -84.5Q26.6 -84.5 23.2 -80.2Q19.9 -75.9 19.9 -66.8Q19.9 -59.2 22.8 -55Q25.8 -50.8 31.7 -50.8Q35.9 -50.8 38.8 -53Q41.7 -55.2 43.3 -58.4Q45 -61.6 45 -64.8Q45 -69 43.6 -73.6Q42.3 -78.2 39.4 -81.3Q36.6 -84.5 31.9 -84.5Z"),
    "T": (107.0, "M40 0H21.4V-58.3Q21.4 -62.6 21.5 -67.6Q21.7 -72.5 21.9 -76.9Q21 -75.6 19.4 -73.9Q17.9 -72.1 16 -70.2L8.5 -62.5L-1.5 -73.5L24 -100H40Z"
                 "M108.5 -50Q108.5 -34.6 105.8 -23Q103.1 -11.5 96.5 -5Q90 1.4 78.7 1.4Q63.8 1.4 56.4 -11.1Q49 -23.7 49 -50Q49 -75.8 56.1 -88.6Q63.1 -101.4 78.7 -101.4Q93.8 -101.4 101.2 -88.3Q108.5 -75.2 108.5 -50ZM68.5 -50Q68.5 -32.4 70.6 -23.9Q72.8 -15.4 78.7 -15.4Q84.6 -15.4 86.8 -23.9Q89.1 -32.4 89.1 -50Q89.1 -67.2 86.8 -75.9Q84.6 -84.6 78.7 -84.6Q72.9 -84.6 70.7 -76Q68.5 -67.4 68.5 -50Z"),
    "J": (54.0, "M34 -100H54.4V-32C54.4 -10 43 1.4 24.6 1.4C14.5 1.4 6 -1.6 0 -6V-25C7 -19.5 13.4 -16.4 20.4 -16.4C29.6 -16.4 34 -21.8 34 -33Z"),
    "Q": (85.0, "M82.5 -50Q82.5 -26 72 -12Q61.5 1.4 41.3 1.4Q21 1.4 10.5 -12Q0 -26 0 -50Q0 -74 10.5 -87.8Q21 -101.4 41.3 -101.4Q61.5 -101.4 72 -87.8Q82.5 -74 82.5 -50ZM20.8 -50Q20.8 -33.5 25.8 -24.8Q31 -16 41.3 -16Q51.6 -16 56.7 -24.8Q61.7 -33.5 61.7 -50Q61.7 -66.5 56.7 -75.3Q51.6 -84 41.3 -84Q31 -84 25.8 -75.3Q20.8 -66.5 20.8 -50Z"
                 "M39.5 -31L56 -38.5L88 2.5H64.5Z"),
    "K": (74.2, "M74.2 0H51.3L28.4 -41.6L20.4 -35.6V0H0V-100H20.4V-54.1Q22 -56.9 23.9 -59.9Q25.9 -63 28 -66.5L51.5 -100H73.9L43 -55.6Z"),
}

# ---- suits, 100 units tall around the middle -------------------------------------------------
SUITS = {
    "S": (88, "M0 -50C7 -33 44 -12 44 15C44 30 34 38.5 22.5 38.5C15 38.5 8.5 34.5 4.5 28.5C5.5 38 9.5 45 17 50H-17C-9.5 45 -5.5 38 -4.5 28.5C-8.5 34.5 -15 38.5 -22.5 38.5C-34 38.5 -44 30 -44 15C-44 -12 -7 -33 0 -50Z"),
    "H": (94, "M0 48C-6 31 -47 10 -47 -19C-47 -36 -36 -47 -23.5 -47C-12.5 -47 -4 -40 0 -29C4 -40 12.5 -47 23.5 -47C36 -47 47 -36 47 -19C47 10 6 31 0 48Z"),
    "D": (78, "M0 -50C9 -32 23 -14 39 0C23 14 9 32 0 50C-9 32 -23 14 -39 0C-23 -14 -9 -32 0 -50Z"),
    "C": (94, "M0 -49C12.6 -49 22.8 -38.9 22.8 -26.4C22.8 -19.4 19.6 -13.2 14.6 -9C17.4 -10.2 20.5 -10.9 24 -10.9C36.8 -10.9 47 -0.8 47 11.8C47 24.4 36.8 34.6 24 34.6C15.6 34.6 8.6 30.2 4.6 24C5.4 37 9.6 45 18 50H-18C-9.6 45 -5.4 37 -4.6 24C-8.6 30.2 -15.6 34.6 -24 34.6C-36.8 34.6 -47 24.4 -47 11.8C-47 -0.8 -36.8 -10.9 -24 -10.9C-20.5 -10.9 -17.4 -10.2 -14.6 -9C-19.6 -13.2 -22.8 -19.4 -22.8 -26.4C-22.8 -38.9 -12.6 -49 0 -49Z"),
}


RADIUS = 8


def n(v):
    return ("%.2f" % v).rstrip("0").rstrip(".") or "0"


def place(d, x=0.0, y=0.0, k=1.0, angle=0.0):
    """The outline d scaled by k, turned by angle (radians) and moved to (x, y); M L H V C Q Z only."""
    co, si = math.cos(angle) * k, math.sin(angle) * k
    out, cmd, px, py = [], "", 0.0, 0.0
    tokens = re.findall(r"[A-Z]|-?\d*\.?\d+", d)
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
            if cmd == "Z":
                out.append("Z")
                continue
        if cmd == "H":
            pts = [(float(tokens[i]), py)]
            i += 1
        elif cmd == "V":
            pts = [(px, float(tokens[i]))]
            i += 1
        else:
            count = {"M": 1, "L": 1, "Q": 2, "C": 3}[cmd]
            v = [float(s) for s in tokens[i:i + 2 * count]]
            i += 2 * count
            pts = list(zip(v[::2], v[1::2]))
        px, py = pts[-1]
        out.append(cmd if cmd in "MQC" else "L")
        out.append(" ".join("%s %s" % (n(x + co * u - si * w), n(y + si * u + co * w)) for u, w in pts))
        if cmd == "M":
            cmd = "L"
    return "".join(out)


def circle(x, y, r, hole=False):
    q = r * .5523
    up, side = (-1, 1) if not hole else (1, 1)
    return "M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ" % tuple(n(v) for v in (
        x - r, y, x - r, y + up * q, x - q, y + up * r, x, y + up * r, x + q, y + up * r, x + r, y + up * q, x + r, y,
        x + r, y - up * q, x + q, y - up * r, x, y - up * r, x - q, y - up * r, x - r, y - up * q, x - r, y))


def arc(x, y, r, wide, a0, a1, steps=10):
    """A piece of a ring as a polygon."""
    pts = [(r + wide / 2, a0 + (a1 - a0) * i / steps) for i in range(steps + 1)]
    pts += [(r - wide / 2, a) for _, a in reversed(pts)]
    return "M" + "L".join("%s %s" % (n(x + q * math.cos(a)), n(y + q * math.sin(a))) for q, a in pts) + "Z"


class Face:
    """A drawing: filled paths in order; neighbours of one colour become one path, so a card is a handful of fills.

    No strokes, no transforms: some rasterisers do not scale the width of a line with the picture.
    """

    def __init__(self):
        self.parts = []

    def add(self, colour, d, x=0.0, y=0.0, k=1.0, angle=0.0):
        if (x, y, k, angle) != (0, 0, 1, 0):
            d = place(d, x, y, k, angle)
        if self.parts and self.parts[-1][0] == colour:
            self.parts[-1][1].append(d)
        else:
            self.parts.append((colour, [d]))

    def box(self, colour, x, y, w, h, r=0.0):
        q = r * .4477
        if r:
            d = "M%s %sH%sC%s %s %s %s %s %sV%sC%s %s %s %s %s %sH%sC%s %s %s %s %s %sV%sC%s %s %s %s %s %sZ" % tuple(n(v) for v in (
                x + r, y, x + w - r, x + w - q, y, x + w, y + q, x + w, y + r, y + h - r, x + w, y + h - q, x + w - q, y + h, x + w - r, y + h,
                x + r, x + q, y + h, x, y + h - q, x, y + h - r, y + r, x, y + q, x + q, y, x + r, y))
        else:
            d = "M%s %sH%sV%sH%sZ" % tuple(n(v) for v in (x, y, x + w, y + h, x))
        self.add(colour, d)

    def suit(self, s, colour, x, y, size, turn=False):
        self.add(colour, SUITS[s][1], x, y, size / 100, math.pi if turn else 0)

    def rank(self, r, colour, left, base, cap, turn=False):
        """Left edge and baseline; turned, the same figure seen from the other end of the card."""
        self.add(colour, RANKS[r][1], left, base, cap / 100, math.pi if turn else 0)

    def text(self, w=100, h=150):
        body = "".join('<path fill="%s" d="%s"/>' % (c, "".join(d)) for c, d in self.parts)
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s">%s</svg>\n' % (w, h, w, h, body)


def sheet():
    """The empty card: paper with a hairline edge."""
    f = Face()
    f.box(EDGE, 0, 0, 100, 150, RADIUS)
    f.box(PAPER, 1, 1, 98, 148, RADIUS - 1)
    return f


# ---- emblems of the courts, drawn around (0,0) in a box of about 60 x 40 ------------------------


class Pen:
    """Draws into a face around (x, y), scaled by k."""

    def __init__(self, face, x, y, k=1.0):
        self.f, self.x, self.y, self.k = face, x, y, k

    def d(self, colour, d, angle=0.0, grow=1.0):
        self.f.add(colour, d, self.x, self.y, self.k * grow, angle)

    def c(self, colour, x, y, r):
        self.f.add(colour, circle(x, y, r), self.x, self.y, self.k)


def crown(f, x, y, k, ink):
    """King: a crown of five points on a jewelled band."""
    p = Pen(f, x, y, k)
    p.d(ink, "M-22 11L-29 -9C-25 -3.5 -21.5 -2 -17 -2C-15 -5.5 -14.6 -9.5 -14.6 -14C-12.5 -7 -9.5 -4 -5.5 -4C-2.5 -8.5 -0.8 -13 0 -19"
        "C0.8 -13 2.5 -8.5 5.5 -4C9.5 -4 12.5 -7 14.6 -14C14.6 -9.5 15 -5.5 17 -2C21.5 -2 25 -3.5 29 -9L22 11Z")
    p.d(GOLD, "M-22 13.6H22V20.5H-22Z")
    for bx, by in ((-29, -11), (-14.6, -16.4), (14.6, -16.4), (29, -11)):
        p.c(GOLD, bx, by, 2.6)
    p.d(GOLD, "M-1.5 -27H1.5V-24.2H4.4V-21.2H1.5V-17H-1.5V-21.2H-4.4V-24.2H-1.5Z")
    for jx in (-14, 0, 14):
        p.d(PAPER, "M%s 14.45L%s 17.05L%s 19.65L%s 17.05Z" % (n(jx), n(jx + 3.6), n(jx), n(jx - 3.6)))


def petal(r, w, root=0.0):
    """A heart-ended petal from the middle out to -r, w wide."""
    return "M0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sZ" % tuple(
        n(v) for v in (root, -w * .36, -r * .22, -w * .5, -r * .44, -w * .5, -r * .66, -w * .5, -r * .98, -w * .16, -r * 1.1, -r * .92,
                       w * .16, -r * 1.1, w * .5, -r * .98, w * .5, -r * .66, w * .5, -r * .44, w * .36, -r * .22, root))


def rose(f, x, y, k, ink, tint):
    """Queen: the heraldic rose, two rings of five petals and five barbs."""
    p = Pen(f, x, y, k)
    fifth = [math.radians(72 * i) for i in range(5)]
    for a in fifth:
        p.d(GOLD, "M-4.2 -20C-3.4 -26 -1.6 -29.5 0 -33C1.6 -29.5 3.4 -26 4.2 -20Z", a + math.radians(36))
    for a in fifth:
        p.d(tint, petal(29.8, 33.6), a)
        p.d(ink, petal(28.4, 30.8), a)
    for a in fifth:
        p.d(ink, petal(18.1, 20.6), a + math.radians(36))
        p.d(tint, petal(16.9, 18.2), a + math.radians(36))


def sword(p, a, ink, hilt, tint):
    """Point up, about 80 long."""
    p.d(ink, "M0 -40L3.6 -33V16H-3.6V-33Z", a)
    p.d(tint, "M-0.5 -32H0.5V15H-0.5Z", a)
    p.d(ink, "M-2.6 19H2.6V32H-2.6Z", a)
    p.d(hilt, "M-11.5 17.2C-11.5 16 -10.6 15.2 -9.6 15.2H9.6C10.6 15.2 11.5 16 11.5 17.2V18C11.5 19.2 10.6 20 9.6 20H-9.6C-10.6 20 -11.5 19.2 -11.5 18Z", a)
    p.d(hilt, "M0 31C2.6 31 4.6 33 4.6 35.6C4.6 38.2 2.6 40.2 0 40.2C-2.6 40.2 -4.6 38.2 -4.6 35.6C-4.6 33 -2.6 31 0 31Z", a)


SHIELD = "M-14 -17.5C-8.5 -17.5 -3.5 -18.6 0 -20.6C3.5 -18.6 8.5 -17.5 14 -17.5V-1C14 9.5 7.5 17 0 21.5C-7.5 17 -14 9.5 -14 -1Z"


def arms(f, x, y, s, ink, tint):
    """Jack: a shield on two swords in saltire."""
    for a in (-.62, .62):
        sword(Pen(f, x, y), a, ink, GOLD, tint)
    p = Pen(f, x, y - 1.5)
    p.d(tint, SHIELD, grow=1.13)
    p.d(ink, SHIELD, grow=.98)
    p.d(PAPER, SHIELD, grow=.84)
    f.suit(s, ink, x, y - 1.8, 17.5)


def court(f, r, s, ink, tint):
    """The composed centre of a FULL court card: panel, emblem and suit, in ink and gold."""
    f.box(GOLD, 14, 34.5, 72, 81, 6.5)
    f.box(tint, 15, 35.5, 70, 79, 5.5)
    if r == "K":
        crown(f, 50, 64, .9, ink)
        f.suit(s, ink, 50, 97, 27)
    elif r == "Q":
        rose(f, 50, 76, 1.04, ink, tint)
        f.add(GOLD, circle(50, 76, 12.2))
        f.add(PAPER, circle(50, 76, 11))
        f.suit(s, ink, 50, 76.2, 15)
    else:
        arms(f, 50, 75, s, ink, tint)


# ---- FULL: index in two corners, pips or emblem -------------------------------------------------
L, M, R = 27, 50, 73
T, B = 44, 106
ROW = (B - T) / 3
PIPS = {
    "2": [(M, T), (M, B)],
    "3": [(M, T), (M, 75), (M, B)],
    "4": [(L, T), (R, T), (L, B), (R, B)],
    "5": [(L, T), (R, T), (M, 75), (L, B), (R, B)],
    "6": [(L, T), (R, T), (L, 75), (R, 75), (L, B), (R, B)],
    "7": [(L, T), (R, T), (M, 59.5), (L, 75), (R, 75), (L, B), (R, B)],
    "8": [(L, T), (R, T), (M, 59.5), (L, 75), (R, 75), (M, 90.5), (L, B), (R, B)],
    "9": [(x, T + i * ROW) for i in range(4) for x in (L, R)] + [(M, 75)],
    "T": [(x, T + i * ROW) for i in range(4) for x in (L, R)] + [(M, T + ROW / 2), (M, B - ROW / 2)],
}
CAP, TOP, LEFT, MARK = 21, 8, 8, 19            # index: cap height, top and left edge, size of its suit
ACE = {"S": 5, "H": -5, "D": 0, "C": 3}        # where the small suit sits in the ace's large one


def full(r, s, deck):
    ink, f = deck[s], sheet()
    x, mid = LEFT + RANKS[r][0] * CAP / 100 + 4 + SUITS[s][0] * MARK / 200, TOP + CAP / 2
    f.rank(r, ink, LEFT, TOP + CAP, CAP)
    f.suit(s, ink, x, mid, MARK)
    f.rank(r, ink, 100 - LEFT, 150 - TOP - CAP, CAP, True)
    f.suit(s, ink, 100 - x, 150 - mid, MARK, True)
    if r in "JQK":
        court(f, r, s, ink, TINT[ink])
    elif r == "A":
        f.suit(s, ink, 50, 75, 58)
        f.suit(s, GOLD, 50, 75 + ACE[s], 20)
        f.suit(s, PAPER, 50, 75 + ACE[s], 15)
    else:
        for x, y in PIPS[r]:
            f.suit(s, ink, x, y, 17 if r in "9T" else 19.5, y > 75.01)
    return f.text()


# ---- SMALL and LARGE: rank and suit fill the strip that stays visible, one large suit below -------
SMALL = dict(cap=32, top=5.5, mark=28.5, big=71, clear=66)
LARGE = dict(cap=46, top=6, mark=34, big=66, clear=72)   # the large-print deck, for every size


def small(r, s, deck, cap, top, mark, big, clear):
    """Nothing is drawn between the index and `clear`, so that a strip of a column shows no torn-off picture."""
    ink, f = deck[s], sheet()
    f.rank(r, ink, 7 if cap < 40 else 5.5, top + cap, cap)
    f.suit(s, ink, 93.5 - SUITS[s][0] * mark / 200, top + cap / 2, mark)
    if r in "JQK":
        room = 144 - clear                       # emblem over suit
        {"K": crown_plain, "Q": rose_plain, "J": swords_plain}[r](f, 50, clear + room * .245, room / 100, ink)
        f.suit(s, ink, 50, clear + room * .74, room * .55)
    else:
        f.suit(s, ink, 50, clear + big / 2, big)
    return f.text()


def crown_plain(f, x, y, k, ink):
    """The crown with nothing finer than a small card can show."""
    p = Pen(f, x, y, k)
    p.d(ink, "M-22 9L-29 -12C-25 -6.5 -21.5 -5 -17 -5C-11 -8 -4 -12 0 -21C4 -12 11 -8 17 -5C21.5 -5 25 -6.5 29 -12L22 9Z")
    p.d(GOLD, "M-22 12.4H22V19.4H-22Z")
    for bx, by, r in ((-29, -13.5, 3.4), (0, -22, 3.8), (29, -13.5, 3.4)):
        p.c(GOLD, bx, by, r)


def rose_plain(f, x, y, k, ink):
    p = Pen(f, x, y - 1.5 * k, k)
    for i in range(5):
        a = math.radians(72 * i - 90)
        p.c(PAPER, math.cos(a) * 12.5, math.sin(a) * 12.5, 11)
        p.c(ink, math.cos(a) * 12.5, math.sin(a) * 12.5, 9.6)
    p.c(PAPER, 0, 0, 7.2)
    p.c(GOLD, 0, 0, 5.8)


def swords_plain(f, x, y, k, ink):
    p = Pen(f, x, y - 1 * k, k * .78)
    for a in (-.85, .85):
        p.d(PAPER, "M0 -46L8 -35V15H-8V-35Z", a)
        p.d(ink, "M0 -42L5.8 -33V16H-5.8V-33Z", a)
        p.d(GOLD, "M-15 15.5H15V23H4.4V30C6 31.5 7 34 7 36C7 40 4 43 0 43C-4 43 -7 40 -7 36C-7 34 -6 31.5 -4.4 30V23H-15Z", a)


# ---- backs ---------------------------------------------------------------------------------------


def back(field):
    f = sheet()
    f.box(field, 5, 5, 90, 140, 5)
    return f


def bar(ax, ay, bx, by, wide):
    """A straight line as a thin quadrilateral."""
    q = wide / 2 / math.hypot(bx - ax, by - ay)
    u, w = (by - ay) * q, (ax - bx) * q
    return "M%s %sL%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (ax + u, ay + w, bx + u, by + w, bx - u, by - w, ax - u, ay - w))


def back_lattice():
    """Lozenges with four-petalled flowers, after the Thai temple pattern; 4 x 5 lozenges fill the frame."""
    field, line, bloom = "#1E5A57", "#4E8C84", "#E9DFC4"
    x0, y0, w, h, cols, rows = 9, 9, 20.5, 26.4, 4, 5
    x1, y1 = x0 + cols * w, y0 + rows * h
    f = back(field)
    f.box(line, x0 - .6, y0 - .6, x1 - x0 + 1.2, y1 - y0 + 1.2)
    f.box(field, x0 + .6, y0 + .6, x1 - x0 - 1.2, y1 - y0 - 1.2)
    for i in range(1, cols + rows):                # both families of diagonals, from top edge and sides
        ax, ay = (x0 + i * w, y0) if i <= cols else (x1, y0 + (i - cols) * h)
        steps = min((ax - x0) / w, (y1 - ay) / h)
        bx, by = ax - steps * w, ay + steps * h
        f.add(line, bar(ax, ay, bx, by, 1.1))
        f.add(line, bar(100 - bx, by, 100 - ax, ay, 1.1))
    flowers = [(x0 + (col + (.5 if row % 2 == 0 else 0)) * w, y0 + row * h / 2) for row in range(1, 2 * rows) for col in range(cols + 1)]
    flowers = [(x, y) for x, y in flowers if x0 + 1 < x < x1 - 1]
    for x, y in flowers:
        for q in range(4):
            r, half = (8.8, 3.4) if q % 2 == 0 else (6.9, 3.0)
            f.add(bloom, "M0 -1.4C%s %s %s %s 0 %sC%s %s %s %s 0 -1.4Z" % tuple(n(v) for v in (
                half, -r * .42, half * .8, -r * .74, -r, -half * .8, -r * .74, -half, -r * .42)), x, y, 1, math.radians(90 * q))
    for x, y in flowers:
        f.add(GOLD, circle(x, y, 1.7))
    return f.text()


def frame(f, field, line):
    f.box(line, 8, 8, 84, 134, 3.5)
    f.box(field, 9, 9, 82, 132, 2.5)


def back_lotus():
    """Lotus petals, one inside the other."""
    field, line, ivory = "#2A4876", "#8FA9D0", "#EBDDB8"
    f = back(field)
    frame(f, field, line)

    def leaf(h, w):
        return "M50 %sC%s %s %s %s %s 75C%s %s %s %s 50 %sC%s %s %s %s %s 75C%s %s %s %s 50 %sZ" % tuple(n(v) for v in (
            75 - h, 50 + w * .16, 75 - h * .74, 50 + w, 75 - h * .42, 50 + w, 50 + w, 75 + h * .42, 50 + w * .16, 75 + h * .74, 75 + h,
            50 - w * .16, 75 + h * .74, 50 - w, 75 + h * .42, 50 - w, 50 - w, 75 - h * .42, 50 - w * .16, 75 - h * .74, 75 - h))
    for sx in (-1, 1):                             # a quarter flower in each corner
        for sy in (-1, 1):
            x, y = 50 + sx * 41, 75 + sy * 66
            mid = math.atan2(-sy, -sx)
            for r, colour, wide in ((31, line, 1.1), (22, ivory, 1.6), (13, line, 1.1)):
                f.add(colour, arc(x, y, r, wide, mid - math.pi / 4, mid + math.pi / 4))
    for i in range(6, 0, -1):
        h, w = 9.6 * i + 3, 5.6 * i + 1.4
        colour, wide = (ivory, 1.6) if i % 2 == 0 else (line, 1.1)
        if i == 1:
            f.add(ivory, leaf(h, w))
        else:
            f.add(colour, leaf(h + wide * .9, w + wide / 2))
            f.add(field, leaf(h - wide * .9, w - wide / 2))
    return f.text()


def back_trio():
    """Three rings laced in the middle of a calm field, one for each game."""
    field, line, ivory = "#8E3B32", "#C98A76", "#F0E3CB"
    f = back(field)
    frame(f, field, line)
    r, q = 17, 12.6
    ring = [(50 + q * math.cos(math.radians(a)), 75 + q * math.sin(math.radians(a))) for a in (-90, 30, 150)]
    for cx, cy in ring:
        for colour, wide in ((field, 6), (ivory, 2.8)):
            f.add(colour, circle(cx, cy, r + wide / 2) + circle(cx, cy, r - wide / 2, True))
    (ax, ay), _, (cx, cy) = ring                   # lacing: the first ring comes over the third again
    mx, my, half = (ax + cx) / 2, (ay + cy) / 2, math.hypot(cx - ax, cy - ay) / 2
    rise = math.sqrt(r * r - half * half)
    ux, uy = (ay - cy) / (2 * half), (cx - ax) / (2 * half)
    for sgn in (1, -1):
        a0 = math.atan2(my + sgn * rise * uy - ay, mx + sgn * rise * ux - ax)
        for colour, wide, da in ((field, 6, .16), (ivory, 2.8, .3)):
            f.add(colour, arc(ax, ay, r, wide, a0 - da, a0 + da))
    star = "M0 -10C2 -5 5 -2 10 0C5 2 2 5 0 10C-2 5 -5 2 -10 0C-5 -2 -2 -5 0 -10Z"
    for y in (24, 126):
        f.add(ivory, star, 50, y, .52)
        f.add(line, star, 39, y, .36)
        f.add(line, star, 61, y, .36)
    return f.text()


# ---- marks: one shape in black, which the app colours ----------------------------------------------


def mark_suit(s):
    """A suit in the box that its size speaks of."""
    w, d = SUITS[s]
    f = Face()
    f.add("#000000", d, w / 2, 50)
    return f.text(w, 100)


def mark_crown():
    """The King's small crown in one colour, for an empty column."""
    f = Face()
    crown_plain(f, 32.5, 26, 1, "#000000")
    f.parts = [("#000000", [d for _, ds in f.parts for d in ds])]
    return f.text(65, 46)


def mark_dot():
    """For an empty cell."""
    f = Face()
    f.add("#000000", circle(50, 50, 50))
    return f.text(100, 100)


def mark_trio():
    """The emblem of the app: three rings, one for each game."""
    f, r, q, wide = Face(), 6, 4.45, 1.8
    for a in (-90, 30, 150):
        x, y = 12 + q * math.cos(math.radians(a)), 13.1 + q * math.sin(math.radians(a))
        f.add("#000000", circle(x, y, r + wide / 2) + circle(x, y, r - wide / 2, True))
    return f.text(24, 24)


def main():
    args = [a for a in sys.argv[1:] if a != "four"]
    deck = FOUR if "four" in sys.argv[1:] else TWO
    root = args[0] if args else os.path.dirname(os.path.abspath(__file__))

    def write(name, text):
        f = os.path.join(root, name)
        os.makedirs(os.path.dirname(f), exist_ok=True)
        with open(f, "w") as h:
            h.write(text)
    for s in "SHDC":
        for r in "A23456789TJQK":
            write("full/%s%s.svg" % (r, s), full(r, s, deck))
            write("small/%s%s.svg" % (r, s), small(r, s, deck, **SMALL))
            write("large/%s%s.svg" % (r, s), small(r, s, deck, **LARGE))
    write("back-lattice.svg", back_lattice())
    write("back-lotus.svg", back_lotus())
    write("back-trio.svg", back_trio())
    for s, name in zip("SHDC", ("spades", "hearts", "diamonds", "clubs")):
        write("../icons/%s.svg" % name, mark_suit(s))
    write("../icons/crown.svg", mark_crown())
    write("../icons/dot.svg", mark_dot())
    write("../icons/trio.svg", mark_trio())


if __name__ == "__main__":
    main()
