"""python scale.py FOLDER ROWS OUT --until SECONDS [--teacher 0.45] [--pieces 32768]
The whole recipe on a graphics card that is there for minutes: a teacher (BERT-base, twelve layers of 768) learns induced errors,
then people's corrections; the small tagger learns the same from the teacher's own doubts, then people's corrections from both.
FOLDER is what `carry.py unpack` left, ROWS what `made.py` makes meanwhile. All of it ends at the UNIX time that --until tells: how fast
the card is decides how much is learnt, and the learning rate follows the clock. OUT/teacher.pt and OUT/student.pt are written
every two minutes and at the end of each part.

On an H200, the teacher read 13,600 sentences a second, the tagger 18,800 (2026-11-26). F0.5 of tags on held-out induced errors and
on people's corrections: 0.679 and 0.440 for the checkpoint of 0.3.0, 0.849 and 0.505 for the teacher after twelve minutes (0.826 and
0.613 after three rounds of corrections), 0.796 and 0.524 for the tagger after eight minutes."""
import argparse, itertools, json, os, random, shutil, time
import numpy as np
import torch
import torch.nn.functional as F
from batches import IGNORED
import corrections
from device import HERE, fast
from encode import Encoder
from lexicon import Lexicon
from made import Rows, flat
from model import Tagger, take_bert, take_tagger
from noise import Noiser
from rows import Pool, cut
from train import best_threshold, optimiser
from writers import Writers

HARD = 0.3  # share of what is known beside what the teacher thinks
REAL_EPOCHS, REAL_PIECES = 3, 4096
SAVE_EVERY = 120
BERT = {"width": 768, "layers": 12, "heads": 12, "inner": 3072}


def arguments():
    ap = argparse.ArgumentParser()
    for name in ("folder", "rows", "out"):
        ap.add_argument(name)
    ap.add_argument("--until", type=float, required=True)
    ap.add_argument("--teacher", type=float, default=0.45, help="share of the time that the teacher learns")
    ap.add_argument("--pieces", type=int, default=32_768)
    ap.add_argument("--teacher-rate", type=float, default=8e-5)
    ap.add_argument("--student-rate", type=float, default=3e-4)
    ap.add_argument("--layers", type=int, default=0, help="of the teacher, for a try on a processor")
    ap.add_argument("--taught", help="a teacher that has learnt already")
    return ap.parse_args()


def losses(out, tags, soft=None):
    """of tags and of wrongness; `soft` is what the teacher thinks (probabilities of tags, of wrongness)"""
    which, wrong = (o.float() for o in out)
    known = tags != IGNORED
    is_wrong = torch.where(known, (tags > 0).long(), tags)
    hard = F.cross_entropy(which.flatten(0, 1), tags.flatten(), ignore_index=IGNORED)
    hard = hard + 0.5 * F.cross_entropy(wrong.flatten(0, 1), is_wrong.flatten(), ignore_index=IGNORED)
    if soft is None:
        return hard
    thought = [-(p * o.log_softmax(-1)).sum(-1)[known].mean() for p, o in zip(soft, (which, wrong))]
    return HARD * hard + (1 - HARD) * (thought[0] + 0.5 * thought[1])


@torch.no_grad()
def doubts(teacher, batch):
    """what the teacher thinks: probabilities of tags and of wrongness"""
    with fast():
        return [o.float().softmax(-1) for o in teacher(*batch[:4])]


@torch.no_grad()
def score(model, rows):
    """best (F0.5, precision, recall, threshold)"""
    model.eval()
    sure, right, errors = [], [], 0
    for *inputs, tags in rows.batches(16_384, 1):
        with fast():
            p, tag = model(*inputs)[0].float().softmax(-1)[..., 1:].max(-1)
        there = tags != IGNORED
        sure.append(p[there])
        right.append((tag + 1 == tags)[there])
        errors += int((tags[there] > 0).sum())
    model.train()
    return tuple(round(x, 3) for x in best_threshold(torch.cat(sure), torch.cat(right), errors))


class Ahead:
    """chunk after chunk of induced errors, as they are made"""

    def __init__(self, folder):
        self.folder, self.next = folder, 0

    def __iter__(self):
        while True:
            path = f"{self.folder}/{self.next:05d}.npz"
            while not os.path.exists(path):
                time.sleep(0.1)
            with open(f"{self.folder}/at", "w") as f:
                f.write(str(self.next))
            with np.load(path) as arrays:
                rows = Rows({name: arrays[name] for name in arrays.files})
            self.next += 1
            yield rows


class Learning:
    """a model that learns until a time, at a rate that falls to nothing by then"""

    def __init__(self, name, model, rate, out, held, faster):
        self.name, self.model, self.rate, self.out, self.held = name, model, rate, out, held
        self.opt, self.step, self.seen = optimiser(model, rate), 0, 0
        for group in self.opt.param_groups:
            group["faster"] = min(group["faster"], faster)
        self.saved = time.time()

    def learn(self, batch, share, rate, soft=None):
        for group in self.opt.param_groups:
            group["lr"] = rate * min(1, (self.step + 1) / 300) * max(0.01, 1 - share) * group["faster"]
        with fast():
            out = self.model(*batch[:4])
        loss = losses(out, batch[4], soft)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.opt.step()
        self.opt.zero_grad(set_to_none=True)
        self.step, self.seen = self.step + 1, self.seen + len(batch[0])
        return loss.detach()

    def tell(self, loss, begun):
        scores = " ".join(f"{name} {score(self.model, rows)}" for name, rows in self.held.items())
        pace = self.seen / (time.time() - begun)
        print(f"{self.name} seen {self.seen} step {self.step} loss {loss:.4f} {pace:.0f}/s {scores}", flush=True)

    def save(self):
        path = f"{self.out}/{self.name}.pt"
        torch.save({n: p.detach().cpu() for n, p in self.model.state_dict().items()}, path + ".new")
        os.replace(path + ".new", path)
        self.saved = time.time()

    def until(self, end, ahead, pieces, teacher=None):
        """learns induced errors until then"""
        begun, total, count = time.time(), 0.0, 0
        for rows in ahead:
            for batch in rows.batches(pieces, ahead.next):
                share = (time.time() - begun) / max(end - begun, 1e-9)
                if share >= 1:
                    self.tell(total / max(count, 1), begun)
                    return self.save()
                total, count = total + self.learn(batch, share, self.rate, teacher and doubts(teacher, batch)), count + 1
                if time.time() - self.saved > SAVE_EVERY:
                    self.tell(total / count, begun)
                    self.save()
                    total, count = 0.0, 0

    def real(self, epochs, rate, teacher=None):
        """learns people's corrections, epoch after epoch"""
        begun, total = time.time(), 0.0
        for n, rows in enumerate(epochs):
            batches = list(rows.batches(REAL_PIECES, n))
            for k, batch in enumerate(batches):
                share = (n + k / len(batches)) / len(epochs)
                total += self.learn(batch, share, rate, teacher and doubts(teacher, batch))
        self.tell(total, begun)
        self.save()


def setting(folder):
    """tags, epochs of corrections, and rows held back"""
    with open(f"{folder}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(f"{folder}/inflections.csv.gz", json.load(f))
    with open(f"{folder}/tags.json", encoding="utf8") as f:
        tags = json.load(f)
    number = {tag: i for i, tag in enumerate(tags)}
    writers, pool, encoder = Writers(lexicon), Pool(folder), Encoder(f"{folder}/vocabulary.txt")
    to_card = lambda rows: Rows(flat(rows, encoder, number))
    chunks = corrections.chunks(f"{folder}/edits.jsonl.gz", pool, lexicon, writers, number, 0)
    epochs = [to_card(rows) for _, rows in itertools.islice(chunks, REAL_EPOCHS)]
    noiser = Noiser(lexicon, writers, 7)
    mended, right = corrections.rows(f"{folder}/test.jsonl.gz", lexicon, number)
    held = {
        "induced": to_card([noiser.spoil(*cut(row)) for row in pool.held[:3000]]),
        "real": to_card([*mended, *right[: len(mended)]]),
    }
    return tags, len(encoder.ids), epochs, held


def begin(teacher, state):
    """takes the weights of BERT, or of a teacher that has learnt before, even where some of its layers are missing"""
    if "norm.weight" in state:
        teacher.load_state_dict({n: v.float() for n, v in state.items()}, strict=False)
    else:
        take_bert(teacher, state)


def main():
    a = arguments()
    os.makedirs(a.out, exist_ok=True)
    torch.manual_seed(1)
    random.seed(1)
    tags, vocabulary, epochs, held = setting(a.folder)
    print(len(tags), "tags;", [len(e) for e in epochs], "corrections;", {n: len(r) for n, r in held.items()}, flush=True)
    ahead, begun = Ahead(a.rows), time.time()
    size = BERT | ({"layers": a.layers} if a.layers else {})
    teacher = Tagger(vocabulary, len(tags), **size)
    if a.taught:
        teacher.load_state_dict({n: v.float() for n, v in torch.load(a.taught).items()}, strict=False)
    else:
        begin(teacher, torch.load(f"{a.folder}/teacher.pt"))
    teacher.word.weight.requires_grad = False
    learning = Learning("teacher", teacher.to(HERE), a.teacher_rate, a.out, held, faster=8)
    if not a.taught:
        learning.until(begun + a.teacher * (a.until - begun), ahead, a.pieces)
        learning.real(epochs, 3e-5)
    teacher.eval()
    student = Tagger(vocabulary, len(tags))
    with open(f"{a.folder}/student-tags.json", encoding="utf8") as f:
        take_tagger(student, tags, torch.load(f"{a.folder}/student.pt"), json.load(f))
    student.word.weight.requires_grad = False
    learning = Learning("student", student.to(HERE), a.student_rate, a.out, held, faster=3)
    learning.tell(0, begun)
    learning.until(a.until - 45, ahead, a.pieces, teacher)
    shutil.copy(f"{a.out}/student.pt", f"{a.out}/induced.pt")
    learning.step = 0
    learning.real(epochs, 6e-5, teacher)


if __name__ == "__main__":
    main()
