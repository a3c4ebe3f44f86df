"""The server counts UTF-16 code units, Python counts characters."""


def characters(text, units):
    """For each place in UTF-16 code units, sorted, the same place in characters."""
    places, at, counted = [], 0, 0
    for unit in units:
        while counted < unit and at < len(text):
            counted += 2 if ord(text[at]) > 0xFFFF else 1
            at += 1
        places.append(at)
    return places


def changed_part(old, new):
    """What of `old` becomes what: start, end, and the words for it. Formatting of all else stays."""
    most = min(len(old), len(new))
    start = next((i for i in range(most) if old[i] != new[i]), most)
    tail = next((i for i in range(most - start) if old[-1 - i] != new[-1 - i]), most - start)
    return start, len(old) - tail, new[start : len(new) - tail]
