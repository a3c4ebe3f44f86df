"""What is right, wrong and falsely said at each threshold, and the thresholds that find most for a budget of false ones."""
import collections, math

GRID = [round(0.96 - 0.02 * n, 2) for n in range(44)]  # 0.96 down to 0.1
# What an error counts that was put in, beside a real one.
WEIGHT = {"spoilt": 0.5, "real": 1.0}

NEAR = 0.35  # logits: steps as near as this speak for one another
PRIOR = 10.0  # examples that a family begins with, of all families together
PRICES = [math.exp(8 - 0.05 * n) for n in range(221)]  # mistakes found for one false alarm
LOGITS = [math.log(p / (1 - p)) for p in GRID]
LIKE = [[math.exp(-0.5 * ((a - b) / NEAR) ** 2) for b in LOGITS] for a in LOGITS]


class Counts:
    """per family and step of the grid: what is right, wrong, and said of clean text"""

    def __init__(self):
        self.right, self.wrong, self.clean = (collections.defaultdict(lambda: [0.0] * len(GRID)) for _ in range(3))
        self.words = 0

    def note(self, table, family, p, weight=1.0):
        for n, least in enumerate(GRID):
            if p >= least:
                table[family][n] += weight

    def add(self, name, tokens, tags, found):
        """what is said, [(family, p, tag)], of a "clean", "spoilt" or "real" sentence whose right tags are known"""
        if name == "clean":
            self.words += len(tokens)
        for want, (family, p, tag) in zip(tags, found):
            if family and name == "clean":
                self.note(self.clean, family, p)
            elif family:
                self.note(self.right if tag == want else self.wrong, family, p, WEIGHT[name])


def smoothed(table):
    """of each step what is heard at sureness like its own, and not at all surer steps as well"""
    each = [now - before for now, before in zip(table, [0.0, *table])]
    return [sum(k * n for k, n in zip(near, each) if n) for near in LIKE]


def marks(counts):
    """family -> by step: (what it finds for one false alarm, the share of what it says of wrong sentences that is right)

    A family with few examples is taken to be like all of them together."""
    tables = {f: [smoothed(t[f]) for t in (counts.right, counts.wrong, counts.clean)] for f in list(counts.right)}
    everything = [[sum(step) or 1e-9 for step in zip(*(t[k] for t in tables.values()))] for k in range(3)]
    found = {}
    for family, here in tables.items():
        found[family] = []
        for (right, wrong, clean), (all_right, all_wrong, all_clean) in zip(zip(*here), zip(*everything)):
            of_clean, of_wrong = all_right / (all_right + all_clean), all_right / (all_right + all_wrong)
            worth = (right + PRIOR * of_clean) / (clean + PRIOR * (1 - of_clean))
            found[family].append((worth, (right + PRIOR * of_wrong) / (right + wrong + PRIOR)))
    return found


def fit(counts, budget, precision, least=None):
    """family -> step of the grid, none below its `least`, and what that spends; families that never pay are left out.

    All families are heard down to where one false alarm more finds the same: the last ones cost every family alike. What a
    family finds by chance at one step decides nothing: thresholds that are fitted to the luck of some text cost twice the
    budget in another."""
    least, found, best = least or {}, marks(counts), ({}, 0.0)
    for price in PRICES:
        chosen = {}
        for family, steps in found.items():
            for n, (worth, right) in enumerate(steps):
                if worth < price or right < precision or GRID[n] < least.get(family, 0):
                    break
                chosen[family] = n
        spent = sum(1000 * counts.clean[f][n] / counts.words for f, n in chosen.items())
        if spent > budget:
            break
        best = chosen, spent
    return best
