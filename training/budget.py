"""What is right, wrong and falsely said at each threshold, and the thresholds that find most for a budget of false ones."""
import collections

GRID = [round(0.96 - 0.02 * n, 2) for n in range(44)]  # 0.96 down to 0.1
# What an error counts that was put in, beside a real one.
WEIGHT = {"spoilt": 0.5, "real": 1.0}


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


def fit(counts, budget, precision, least=None):
    """family -> step of the grid, none below its `least`; families that never pay are left out"""
    least = least or {}
    chosen, spent = {}, 0.0
    cost = lambda f, n: 1000 * counts.clean[f][n] / counts.words
    while True:
        best = None
        for f in list(counts.right):
            now = chosen.get(f, -1)
            had, paid = (counts.right[f][now], cost(f, now)) if now >= 0 else (0.0, 0.0)
            for n in range(now + 1, len(GRID)):
                right, wrong = counts.right[f][n], counts.wrong[f][n]
                more, price = right - had, cost(f, n) - paid
                if GRID[n] < least.get(f, 0):
                    break
                if more <= 0 or right < precision * (right + wrong) or spent + price > budget:
                    continue
                if best is None or more / (price + 1e-4) > best[0]:
                    best = more / (price + 1e-4), f, n, price
        if best is None:
            return chosen, spent
        _, f, n, price = best
        chosen[f], spent = n, spent + price
