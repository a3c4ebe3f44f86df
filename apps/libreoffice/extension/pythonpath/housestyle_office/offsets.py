"""Converts offsets: the server counts UTF-16 code units, and Python counts characters."""


def characters(text, units):
    """Converts sorted offsets from UTF-16 code units to characters."""
    places, at, counted = [], 0, 0
    for unit in units:
        while counted < unit and at < len(text):
            counted += 2 if ord(text[at]) > 0xFFFF else 1
            at += 1
        places.append(at)
    return places


def changed_part(old, new):
    """Returns the part of `old` that changes, as start and end, and its replacement, so the formatting of the rest stays."""
    most = min(len(old), len(new))
    start = next((i for i in range(most) if old[i] != new[i]), most)
    tail = next((i for i in range(most - start) if old[-1 - i] != new[-1 - i]), most - start)
    return start, len(old) - tail, new[start : len(new) - tail]
