"""python -m unittest: what the noise, the cuts and the counts promise. Needs no corpus, no weights and no torch."""
import collections, gzip, importlib.util, itertools, json, math, os, random, tempfile, types, unittest
from ahead import ahead
from align import tagged
from answers import Answers
from budget import GRID, Counts, fit
from candidates import Candidates
from corrections import rows as corrected_rows
from encode import Encoder
from families import family_of
from lexicon import Lexicon
from meant import meant, rounds
from noise import KINDS, Noiser
from rates import error
from taught import spoilt
from text import sentences, tokens, usable, words
from writers import CONSTRUCTIONS, LEARNER, NATIVE, SHARES, Writers

FORMS = """walk,verb,walked,walked,walking,walks
take,verb,took,taken,taking,takes
dog,noun,dogs
idea,noun,ideas
quick,adj,quicker,quickest
"""
COUNTS = {w: 5000 for w in "walk walked walking walks take took taken taking takes dog dogs idea ideas quick quicker quickest quickly every day the a an that to with".split()}
PROSE = [
    ("She walked the dogs, and that took a long time.", "PRP VBD DT NNS , CC DT VBD DT JJ NN ."),
    ("The dog's idea was to walk with them every day.", "DT NN NN VBD TO VB IN PRP DT NN ."),
    ("They don't quickly take well-known dogs; they take a quicker one.", "PRP VBP RB VB JJ NNS : PRP VBP DT JJR NN ."),
    ("A dog walks to London because it is quick.", "DT NN VBZ IN NNP IN PRP VBZ JJ ."),
]


def small_lexicon():
    with tempfile.NamedTemporaryFile(suffix=".gz", delete=False) as f:
        f.write(gzip.compress(FORMS.encode()))
    try:
        return Lexicon(f.name, COUNTS)
    finally:
        os.unlink(f.name)


def mended(lexicon, rows, tags):
    """the tokens that following the tags gives; None for a word to be spelt"""
    out, join = [], ""
    for token, tag in zip(rows, tags):
        what, _, word = tag.partition("_")
        low = token.lower()
        if what == "T":
            token = lexicon.transform(low, word)[0]
        elif what == "C":
            token = {"TITLE": token[:1].upper() + token[1:], "LOWER": low, "UPPER": token.upper()}[word]
        elif what == "REPLACE":
            token = word
        elif what in ("POSS", "POSS2"):
            token = low.rstrip("'s") + ("'s" if what == "POSS" else "s'")
        if what == "DELETE":
            continue
        out += [None] if what == "SPELL" else [join + t if join else t for t in token.split(" ")] if not join else [join + token]
        join = (out.pop() + ("-" if what == "HYPHEN" else "")) if what in ("HYPHEN", "MERGE") else ""
        out += [word] if what == "APPEND" else []
    return out


class Corrections(unittest.TestCase):
    KNOWN = {"KEEP", "SPELL", "T_S", "APPEND_the"}

    def rows(self, *pairs):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "edits.gz")
            with gzip.open(path, "wt", encoding="utf8") as f:
                f.writelines(json.dumps(p) + "\n" for p in pairs)
            return corrected_rows(path, small_lexicon(), self.KNOWN)

    def pair(self, before, after, *types):
        edits = [{"type": t, "n": 3, "rev": 0} for t in types]
        return {"before": before, "after": after, "edits": edits, "intent": True}

    def test_a_mended_sentence_is_learnt_with_its_tag_and_in_its_right_form(self):
        mended, right = self.rows(self.pair("Two dog walked.", "Two dogs walked.", "number"))
        self.assertEqual(mended, [(["$START", "Two", "dog", "walked", "."], ["KEEP", "KEEP", "T_S", "KEEP", "KEEP"])])
        self.assertEqual(right, [(["$START", "Two", "dogs", "walked", "."], ["KEEP"] * 5)])

    def test_what_was_changed_for_taste_is_left_alone(self):
        mended, right = self.rows(self.pair("Dogs utilise walks.", "Dogs take walks.", "wording"))
        self.assertEqual((mended, right), ([], [(["$START", "Dogs", "utilise", "walks", "."], ["KEEP"] * 5)]))

    def test_a_correction_that_no_tag_can_say_is_only_learnt_as_it_ended(self):
        mended, right = self.rows(self.pair("Walk every dog.", "Walk the every single dog.", "missing"))
        self.assertEqual((mended, len(right)), ([], 1))

    def test_one_in_four_strange_words_is_one_to_be_spelt(self):
        pairs = [self.pair(f"The dxg walked {n} days.", f"The dog walked {n} days.", "spelling") for n in range(40)]
        mended, right = self.rows(*pairs)
        self.assertEqual({tuple(tags) for _, tags in mended}, {("KEEP", "KEEP", "SPELL", "KEEP", "KEEP", "KEEP", "KEEP")})
        self.assertTrue(2 < len(mended) < 20)
        self.assertEqual(len(right), 40)


class Noise(unittest.TestCase):
    def setUp(self):
        self.lexicon = small_lexicon()
        self.writers = Writers(self.lexicon)

    def test_tags_lead_back_to_the_sentence(self):
        noiser, seen = Noiser(self.lexicon, self.writers, 1), collections.Counter()
        for _ in range(1500):
            for text, penn in PROSE:
                right = words(text)
                rows, tags = noiser.spoil(right, penn.split())
                seen.update(t.partition("_")[0] for t in tags)
                back = mended(self.lexicon, rows, tags)[1:]
                if len(back) in (len(right), len(right) - 1):  # else a heading or a phrase, cut short and clean
                    self.assertTrue(all(b is None or b.lower() == r.lower() for b, r in zip(back, right)), (rows, tags))
                else:
                    self.assertEqual(set(tags), {"KEEP"})
        for tag in ("APPEND", "REPLACE", "DELETE", "T", "C", "POSS", "HYPHEN", "SPELL"):
            self.assertGreater(seen[tag], 0, tag)

    def test_same_seed_same_errors_and_another_seed_others(self):
        of = lambda seed: [Noiser(self.lexicon, self.writers, seed).spoil(words(t), p.split()) for t, p in PROSE * 20]
        self.assertEqual(of(3), of(3))
        self.assertNotEqual(of(3), of(4))

    def test_no_word_becomes_wrong_by_habit(self):
        noiser = Noiser(self.lexicon, self.writers, 2)
        for _ in range(2000):
            noiser.spoil(words("He takes the dog to London."), "PRP VBZ DT NN IN NNP .".split())
        for word, n in noiser.wrong.items():
            self.assertLessEqual(n, 0.06 * noiser.right.get(word, 0) + 4, word)

    def test_only_verbs_lose_verb_forms(self):
        noiser = Noiser(self.lexicon, self.writers, 5)
        for _ in range(1500):
            _, tags = noiser.spoil(words("He likes long walks a lot in summer."), "PRP VBZ JJ NNS DT NN IN NN .".split())
            self.assertFalse(set(tags) & {"T_ED", "T_ING", "T_EN"})

    def test_every_kind_of_every_writer_can_be_made(self):
        self.assertEqual(set(LEARNER) | set(CONSTRUCTIONS), set(KINDS))
        self.assertLess(set(NATIVE), set(KINDS))
        for kinds, weights in self.writers.kinds:
            self.assertLessEqual(set(kinds), set(KINDS))
            self.assertGreater(sum(weights), 0)
        self.assertEqual(len(self.writers.kinds), len(SHARES))


class Taught(unittest.TestCase):
    """what the teacher's word makes of a target"""

    def setUp(self):
        self.lexicon = small_lexicon()
        self.candidates, self.writers = Candidates(self.lexicon), Writers(self.lexicon)
        self.known = {"KEEP", "T_S", "T_BASE", "T_ED", "T_EN", "T_ING", "REPLACE_a", "REPLACE_an", "REPLACE_the"}

    def tags(self, token, logs, tag="KEEP"):
        return self.candidates.tags(token, logs, tag, self.known)

    def test_a_word_may_have_been_meant_to_be_another_form_of_its_class(self):
        self.assertEqual(self.candidates.of("dogs", "NNS"), {"dog"})
        self.assertEqual(self.candidates.of("takes", "VBZ"), {"take", "took", "taken", "taking"})
        self.assertEqual(self.candidates.of("takes", "NNS"), set())
        self.assertIn("an", self.candidates.of("a", "DT"))

    def test_what_stands_there_is_kept_unless_another_is_far_likelier(self):
        even = self.tags("dog", {"dog": -3.0, "dogs": -3.0})
        self.assertGreater(even["KEEP"], 0.9)
        self.assertGreater(self.tags("dog", {"dog": -11.0, "dogs": -3.0})["T_S"], 0.9)
        self.assertAlmostEqual(sum(even.values()), 1)

    def test_probabilities_follow_the_rule_of_bayes(self):
        told = {"dog": -7.0, "dogs": -3.0}
        stays, slipped = math.exp(-7) * 0.95, math.exp(-3) * 0.05 * 0.25
        self.assertAlmostEqual(self.tags("Dog", told)["T_S"], slipped / (stays + slipped))

    def test_every_target_is_shared_out_whole_and_holds_what_is_known(self):
        told = {"a": -1.0, "the": -1.2, "an": -9.0}
        forms = {"walked": -2.0, "walk": -6.0, "walks": -3.0, "walking": -7.0}
        row = ("She walked a dog.", "0:PRP 4:VBD 11:DT 13:NN 16:.")
        kinds = collections.Counter()
        for seed in range(400):
            noiser = Noiser(self.lexicon, self.writers, seed)
            tokens, tags, shares = spoilt(noiser, self.candidates, row, [[1, forms], [2, told]], self.known)
            self.assertEqual(len(tokens), len(tags))
            for i in {i for i, *_ in shares}:
                of = {t: s for k, t, s in shares if k == i}
                self.assertAlmostEqual(sum(of.values()), 1)
                self.assertGreaterEqual(of[tags[i]], 0.5)
                kinds[tags[i] == "KEEP"] += 1
        self.assertGreater(min(kinds[True], kinds[False]), 10)

    def test_an_error_that_might_as_well_stand_is_not_learnt(self):
        row, alike = ("She walked a dog.", "0:PRP 4:VBD 11:DT 13:NN 16:."), {"a": -1.0, "the": -1.0, "an": -1.0}
        left = 0
        for seed in range(300):
            noiser = Noiser(self.lexicon, self.writers, seed)
            tokens, tags, shares = spoilt(noiser, self.candidates, row, [[2, alike]], self.known)
            where = [i for i, t in enumerate(tokens) if t in ("the", "an")]
            for i in where:
                left += tags[i] is None
                self.assertNotIn(i, [k for k, *_ in shares])
        self.assertGreater(left, 0)


class Told:
    """stands for a judge: every word is one piece, and likely where it is named"""

    class encoder:
        start, end, unknown, words = 1, 2, 0, {}

        @classmethod
        def pieces_of(cls, token):
            return [10 + cls.words.setdefault(token, len(cls.words)) for _ in range(2 if token == "walking" else 1)]

    hidden = 3

    def __init__(self, likely):
        self.likely, self.rows = likely, []

    def choices(self, rows, asked):
        self.rows += rows
        names = {10 + n: w for w, n in self.encoder.words.items()}
        return [types.SimpleNamespace(tolist=lambda ps=ps: [-1.0 if names[p] in self.likely else -20.0 for p in ps]) for *_, ps in asked]


class Meant(unittest.TestCase):
    def setUp(self):
        self.candidates = Candidates(small_lexicon())

    def said(self, sentence, *likely):
        judge = Told(likely)
        return [(at, tag) for at, tag, _ in meant(judge, self.candidates, words(sentence))], judge.rows

    def test_a_word_is_told_by_its_form_or_by_its_name(self):
        found, rows = self.said("She walk to an dog.", "walks", "to", "a", "dog")
        self.assertEqual(found, [(2, "T_S"), (4, "REPLACE_a")])
        self.assertTrue(all(row.count(Told.hidden) == 1 for row in rows))

    def test_what_has_two_pieces_is_not_asked_about(self):
        self.assertEqual(self.said("She was walking here.", "walks", "walk", "was")[0], [])

    def test_few_words_are_hidden_at_once_and_far_from_each_other(self):
        together = rounds([0, 1, 5, 6, 9, 14], 18)
        self.assertEqual(sorted(sum(together, [])), [0, 1, 5, 6, 9, 14])
        for places in together:
            self.assertLessEqual(len(places), 3)
            self.assertTrue(all(b - a >= 4 for a, b in zip(places, places[1:])))

    def test_a_sentence_that_is_too_short_or_too_long_is_not_read(self):
        self.assertEqual(self.said("Walk dogs.", "walks")[0], [])
        self.assertEqual(self.said("dogs " * 61, "dog")[0], [])


class Counted(unittest.TestCase):
    def errors(self, before, after):
        lexicon, b, a = small_lexicon(), words(before), words(after)
        tags = tagged(lexicon, b, a)
        return None if tags is None else [error(lexicon, b, max(i - 1, 0), t) for i, t in enumerate(tags) if t != "KEEP"]

    def test_corrections_are_counted_by_what_was_wrong(self):
        for before, after, kind, right, wrong in [
            ("We walks to town.", "We walk to town.", "verb form", "BASE", "S"),
            ("We saw dog there.", "We saw dogs there.", "noun number", "S", "BASE"),
            ("We saw dog there.", "We saw the dog there.", "article missing", "the", ""),
            ("That depends of the dog.", "That depends on the dog.", "spelling", "", ""),
            ("Walk with with a dog.", "Walk with a dog.", "doubled", "", ""),
            ("Walk the every day.", "Walk every day.", "article needless", "", "the"),
            ("Take that quick idea.", "Take that, quick idea.", "comma missing", ",", ""),
            ("Take to a dog.", "Take with a dog.", "preposition wrong", "with", "to"),
        ]:
            with self.subTest(before):
                self.assertEqual(self.errors(before, after), [(kind, right, wrong)])

    def test_what_one_tag_a_word_cannot_say_is_left_out(self):
        self.assertIsNone(self.errors("Take a dog.", "Take the old brown dog."))


class Cuts(unittest.TestCase):
    def test_tokens_are_where_they_say(self):
        for text in ("Don't (ever) pay $1,200.50... -- she's well-known.", "naïve 😀 _x_", ""):
            self.assertTrue(all(text[a:b] == t for t, a, b in tokens(text)))

    def test_abbreviations_end_no_sentence(self):
        self.assertEqual(sentences("Ask Dr. Lee. She knows."), ["Ask Dr. Lee.", "She knows."])

    def test_only_whole_prose_is_used(self):
        self.assertTrue(usable("She walked the dogs home."))
        for text in ("it began small and grew fast.", 'He said "no to them all.', "x = foo(1) + {bar};", "Chapter One"):
            self.assertFalse(usable(text), text)

    def test_words_fall_into_the_longest_pieces(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as f:
            f.write("\n".join(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "walk", "##ing", "##ed", "'", "s"]))
        encoder = Encoder(f.name)
        os.unlink(f.name)
        self.assertEqual(encoder.sentence(["$START", "Walking", "walk's", "zebra"]), ([2, 4, 5, 4, 7, 8, 1, 3], [5, 2, 2, 0, 0, 0, 0, 5], [0, 1, 3, 6]))


class Families(unittest.TestCase):
    def test_tags_of_one_kind_share_a_threshold(self):
        for tag, word, family in [
            ("APPEND_,", "However", "missing-comma"), ("APPEND_.", "end", "missing-mark"), ("APPEND_the", "in", "missing-article"),
            ("APPEND_of", "out", "missing-preposition"), ("DELETE", "The", "needless-article"), ("DELETE", ",", "needless-mark"),
            ("DELETE", "very", "needless-word"), ("REPLACE_an", "a", "wrong-article"), ("REPLACE_on", "in", "wrong-preposition"),
            ("REPLACE_then", "than", "wrong-word"), ("REPLACE_;", ",", "wrong-mark"), ("T_S", "walk", "number-or-person"),
            ("T_ED", "takes", "tense"), ("REPLACE_was", "Are", "tense"), ("REPLACE_is", "are", "wrong-word"), ("T_EN", "took", "verb-form"), ("POSS2", "dogs", "possessive"), ("C_LOWER", "Dog", "capitals"),
            ("MERGE", "some", "one-or-two-words"), ("KEEP", "a", None), ("SPELL", "teh", None),
        ]:
            self.assertEqual(family_of(tag, word), family, tag)


class Stopped(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "answers.jsonl")

    def lines(self):
        with open(self.path, encoding="utf8") as f:
            return [json.loads(line) for line in f]

    def test_answers_go_on_behind_the_last_whole_line(self):
        Answers(self.path, "one").add([1, 2])
        with open(self.path, "a", encoding="utf8") as f:
            f.write('{"tokens": ["Wal')
        again = Answers(self.path, "one")
        self.assertEqual(again.done, 2)
        again.add([3])
        self.assertEqual((again.done, self.lines()), (3, [1, 2, 3]))

    def test_what_other_weights_were_asked_is_asked_again(self):
        Answers(self.path, "one").add([1, 2])
        self.assertEqual(Answers(self.path, "other").done, 0)
        self.assertEqual(self.lines(), [])


class Budget(unittest.TestCase):
    def counts(self, chance=()):
        """ten thousand clean words; `good` and `loud` are right from 0.5 up, `loud` speaks in clean text, too; `bad` is wrong"""
        counts = Counts()
        right, unsure = GRID[:24], GRID[24:]
        said = [*(("loud", p, "A") for p in right), *(("good", p, "A") for p in [*unsure, *chance]), ("bad", 0.9, "A")]
        counts.add("clean", ["word"] * 10_000, ["KEEP"] * len(said), said)
        for p in right * 10:
            counts.add("real", ["word"] * 3, ["A", "A", "A"], [("good", p, "A"), ("loud", p, "A"), ("bad", p, "B")])
        return counts

    def chosen(self, counts, **wanted):
        steps, spent = fit(counts, **wanted)
        return {f: GRID[n] for f, n in steps.items()}, spent

    def test_what_costs_little_is_heard_and_what_is_wrong_is_not(self):
        chosen, spent = self.chosen(self.counts(), budget=1, precision=0.5)
        self.assertAlmostEqual(chosen["good"], 0.5, delta=0.1)
        self.assertGreater(chosen["loud"], 0.8)
        self.assertNotIn("bad", chosen)
        self.assertLessEqual(spent, 1)

    def test_a_larger_budget_is_spent_and_not_overspent(self):
        chosen, spent = self.chosen(self.counts(), budget=4, precision=0.5)
        self.assertEqual(set(chosen), {"good", "loud"})
        self.assertGreater(spent, 2)
        self.assertLessEqual(spent, 4)

    def test_one_chance_hit_among_clean_words_is_not_fitted_to(self):
        before, _ = self.chosen(self.counts(), budget=1, precision=0.5)
        after, _ = self.chosen(self.counts(chance=[0.8]), budget=1, precision=0.5)
        self.assertAlmostEqual(after["good"], before["good"], delta=0.1)

    def test_a_family_is_not_heard_below_its_least(self):
        chosen, _ = self.chosen(self.counts(), budget=1, precision=0.5, least={"good": 0.8})
        self.assertEqual(chosen["good"], 0.8)


class Ahead(unittest.TestCase):
    def test_what_is_made_ahead_comes_in_order_and_is_what_is_made_here(self):
        make = lambda number: [number, random.Random(number).random()]
        some = lambda workers: list(itertools.islice(ahead(make, 5, workers), 9))
        self.assertEqual(some(2), some(0))
        self.assertEqual([number for number, _ in some(3)], list(range(5, 14)))


if __name__ == "__main__":
    random.seed(0)
    unittest.main()


@unittest.skipUnless(importlib.util.find_spec("torch"), "torch is not installed")
class Borrowed(unittest.TestCase):
    """what a borrowed graphics card is sent, makes, and sends back"""

    def test_what_travels_in_int8_comes_within_half_a_step_of_what_it_was(self):
        import torch
        from carry import quantized, restored

        state = {"wide": torch.randn(400, 300) * torch.rand(400, 1) * 9, "bias": torch.randn(7), "nothing": torch.zeros(400, 300)}
        back = restored(quantized(state))
        self.assertTrue(torch.equal(back["bias"], state["bias"]))
        self.assertTrue(torch.equal(back["nothing"], state["nothing"]))
        step = state["wide"].abs().amax(1, keepdim=True) / 127
        self.assertTrue(((back["wide"] - state["wide"]).abs() <= 0.501 * step).all())

    def test_what_was_learnt_comes_back_in_parts_with_the_vectors_it_had(self):
        import torch
        from carry import back, whole

        with tempfile.TemporaryDirectory() as folder:
            learnt = {"word.weight": torch.randn(40, 8), "layers.0.o.weight": torch.randn(500, 300), "norm.bias": torch.randn(8)}
            torch.save(learnt, f"{folder}/student.pt")
            for how in ("half", "int8"):
                back(f"{folder}/student.pt", f"{folder}/{how}", 100_000, how)
                parts = sorted(f"{folder}/{how}/{name}" for name in os.listdir(f"{folder}/{how}"))
                self.assertGreater(len(parts), 1)
                self.assertTrue(all(os.path.getsize(part) <= 100_000 for part in parts))
                whole(*parts, f"{folder}/student.pt", f"{folder}/{how}.pt")
                state = torch.load(f"{folder}/{how}.pt")
                self.assertTrue(torch.equal(state["word.weight"], learnt["word.weight"]))
                self.assertTrue(torch.allclose(state["layers.0.o.weight"], learnt["layers.0.o.weight"], atol=0.03))

    def test_a_teacher_goes_on_where_another_stopped_though_some_of_its_layers_are_missing(self):
        import torch
        from model import Tagger
        from scale import begin

        size = {"width": 8, "layers": 2, "heads": 2, "inner": 16}
        before, after = Tagger(20, 3, **size), Tagger(20, 3, **size)
        kept = {n: v.half() for n, v in before.state_dict().items() if not n.startswith(("layers.1", "head"))}
        fresh = after.state_dict()["layers.1.o.weight"].clone()
        begin(after, kept)
        learnt = after.state_dict()
        self.assertTrue(all(torch.equal(learnt[n], v.float()) for n, v in kept.items()))
        self.assertTrue(torch.equal(learnt["layers.1.o.weight"], fresh))

    def test_a_batch_cut_on_the_card_holds_what_rows_hold(self):
        from batches import IGNORED
        from made import Rows, flat

        encoder = types.SimpleNamespace(
            sentence=lambda tokens: ([9, *map(int, tokens[1:]), 8], [5] * (len(tokens) + 1), list(range(len(tokens))))
        )
        chance = random.Random(4)
        rows = [(["$START", *(str(chance.randrange(10, 99)) for _ in range(n))], ["KEEP"] * n + ["DELETE"]) for n in range(1, 62)]
        made = Rows(flat([*rows, (["$START"] + ["7"] * 70, ["KEEP"] * 71)], encoder, {"KEEP": 0, "DELETE": 1}))
        self.assertEqual(len(made), len(rows))  # the last is too long
        seen = []
        for ids, _, there, first, tags in made.batches(300, 1):
            self.assertTrue(len(ids) == 1 or there.sum() <= 300)
            for k in range(len(ids)):
                pieces = ids[k][there[k]].tolist()
                told = (tags[k] != IGNORED).sum().item()
                self.assertEqual(told, len(pieces) - 1)
                self.assertEqual(first[k][:told].tolist(), list(range(told)))
                self.assertEqual(tags[k][:told].tolist(), [0] * (told - 1) + [1])
                seen.append(pieces)
        self.assertEqual(sorted(seen), sorted([9, *map(int, tokens[1:]), 8] for tokens, _ in rows))
