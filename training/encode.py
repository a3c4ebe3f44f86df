"""WordPiece of words, lower-cased, with their case beside it: the encoder is uncased. packages/neural does the same."""

MOST_PIECES = 8  # of one word
LONGEST_PART = 100  # of a word; longer ones are unknown as a whole
LOWER, NO_LETTER, TITLE, UPPER, MIXED, MARK = 0, 1, 2, 3, 4, 5


def case_of(word):
    if word.islower():
        return LOWER
    if word.isupper() and len(word) > 1:
        return UPPER
    if word[:1].isupper() and word[1:] == word[1:].lower():
        return TITLE
    return MIXED if any(c.isalpha() for c in word) else NO_LETTER


def parts(word):
    """runs of letters and digits, and each other character alone, as BERT splits them"""
    run = ""
    for char in word:
        if char.isalnum():
            run += char
            continue
        if run:
            yield run
        yield char
        run = ""
    if run:
        yield run


class Encoder:
    def __init__(self, vocabulary):
        with open(vocabulary, encoding="utf8") as f:
            self.ids = {piece.rstrip("\n"): i for i, piece in enumerate(f)}
        self.unknown, self.start, self.end = (self.ids[p] for p in ("[UNK]", "[CLS]", "[SEP]"))
        self.seen = {}

    def pieces(self, part):
        """longest pieces first; what cannot be cut is unknown as a whole"""
        if len(part) > LONGEST_PART:
            return [self.unknown]
        out, at = [], 0
        while at < len(part):
            head = "##" if at else ""
            end = next((e for e in range(len(part), at, -1) if head + part[at:e] in self.ids), at)
            if end == at:
                return [self.unknown]
            out.append(self.ids[head + part[at:end]])
            at = end
        return out

    def word(self, word):
        """(pieces, case)"""
        if word not in self.seen:
            pieces = [i for part in parts(word.lower()) for i in self.pieces(part)]
            self.seen[word] = pieces[:MOST_PIECES] or [self.unknown], case_of(word)
        return self.seen[word]

    def sentence(self, tokens):
        """pieces, case of each, and the first piece of each token; tokens[0] is $START, which is [CLS]"""
        ids, cases, first = [self.start], [MARK], [0]
        for token in tokens[1:]:
            pieces, case = self.word(token)
            first.append(len(ids))
            ids += pieces
            cases += [case] * len(pieces)
        return [*ids, self.end], [*cases, MARK], first
