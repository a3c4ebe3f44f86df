"""The layout of the panel's controls, in pixels, for a width and a height."""

GAP = 6
LINE = 20
BUTTON = 30


def places(width, height):
    """Returns left, top, width, and height of each control. The list of suggestions takes the remaining space."""
    inner = max(width - 2 * GAP, 60)
    half = (inner - GAP) // 2
    right = GAP + half + GAP
    fixed = 2 * LINE + 5 * LINE + 4 * LINE + 3 * BUTTON + 8 * GAP
    rows = max(height - fixed, 5 * LINE)
    placed = {}
    top = GAP

    def row(height_of_row, *cells):
        nonlocal top
        for name, left, wide in cells:
            placed[name] = (left, top, wide, height_of_row)
        top += height_of_row + GAP

    row(2 * LINE, ("status", GAP, inner))
    below = top
    row(rows, ("remarks", GAP, inner))
    row(5 * LINE, ("message", GAP, inner))
    row(4 * LINE, ("suggestions", GAP, inner))
    row(BUTTON, ("replace", GAP, half), ("ignore", right, half))
    row(BUTTON, ("addWord", GAP, inner))
    row(BUTTON, ("check", GAP, half), ("settings", right, half))
    top = below
    row(LINE, ("addressLabel", GAP, inner))
    row(BUTTON, ("address", GAP, inner))
    row(LINE, ("keyLabel", GAP, inner))
    row(BUTTON, ("key", GAP, inner))
    row(6 * LINE, ("keyHelp", GAP, inner))
    row(BUTTON, ("save", GAP, half), ("cancel", right, half))
    return placed
