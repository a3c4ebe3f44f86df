"""python train.py DATA INFLECTIONS VOCABULARY WEIGHTS RUN [--sentences 1500000] [--rate 2e-4] [--minutes 10] [--layers 6] [--workers 0]
                [--judged JUDGED --thresholds THRESHOLDS] [--taught TAUGHT] [--real EDITS]
Stage 1: induced errors, new ones in every epoch. With JUDGED or TAUGHT, stage 2: proposals of the tagger, with the judge's word on
them among them, or sentences that the teacher has read. With EDITS, stage 3: people's corrections, among the teacher's sentences or
induced errors. Goes on from RUN/last.pt where it stands; WEIGHTS is a BERT's safetensors, or a checkpoint of this tagger with its
`tags.json` beside it. The learning rate follows the sentences seen, never the clock, so that a pause costs nothing. A checkpoint
every some minutes; the last three averages are kept."""
import argparse, collections, glob, json, os, time
import torch
import torch.nn.functional as F
from safetensors.torch import load_file
import corrections
import soft
import taught
from ahead import ahead
from batches import IGNORED, bucketed, shared, tensors
from device import HERE, fast
from encode import Encoder
from lexicon import Lexicon
from model import Tagger, take_bert, take_tagger
from noise import Noiser
from rows import LONGEST, Pool, chunk, cut
from writers import Writers

LEAST = 8  # occurrences that make a tag, in the first chunks
AVERAGE_EVERY, AVERAGE_BY = 20, 0.01


def arguments():
    ap = argparse.ArgumentParser()
    for name in ("data", "inflections", "vocabulary", "weights", "run"):
        ap.add_argument(name)
    ap.add_argument("--sentences", type=int, default=1_500_000)
    ap.add_argument("--rate", type=float, default=2e-4)
    ap.add_argument("--pieces", type=int, default=1100)
    ap.add_argument("--warm", type=int, default=400)
    ap.add_argument("--layers", type=int, default=6)
    ap.add_argument("--minutes", type=float, default=10)
    ap.add_argument("--workers", type=int, default=0, help="processes that make the rows of stage 1 ahead")
    ap.add_argument("--from-chunk", type=int, default=0, help="errors of other chunks than an earlier run has seen")
    ap.add_argument("--judged", help="what judged.py wrote: stage 2")
    ap.add_argument("--taught", help="what teacher.py wrote: stage 2")
    ap.add_argument("--thresholds", help="with the weights that weigh.py fitted")
    ap.add_argument("--real", help="corrections that people made: stage 3")
    return ap.parse_args()


def write_whole(path, value):
    """so that no kill leaves half a checkpoint"""
    torch.save(value, path + ".new")
    os.replace(path + ".new", path)


def tags_of(run, pool, lexicon, writers):
    """the tags this run tells apart: KEEP, then every tag met often enough"""
    path = f"{run}/tags.json"
    if not os.path.exists(path):
        seen = collections.Counter(tag for n in range(8) for _, tags in chunk(pool, lexicon, writers, n) for tag in tags)
        with open(path, "w", encoding="utf8") as f:
            json.dump(["KEEP", *(t for t, n in seen.most_common() if n >= LEAST and t != "KEEP")], f)
    with open(path, encoding="utf8") as f:
        return json.load(f)


def load_weights(model, tags, path):
    if path.endswith(".safetensors"):
        return take_bert(model, load_file(path))
    with open(os.path.join(os.path.dirname(path), "tags.json"), encoding="utf8") as f:
        state = torch.load(path, map_location="cpu")
        return take_tagger(model, tags, state.get("model", state), json.load(f))


def optimiser(model, rate):
    """new parts learn eight times as fast; twice this rate collapses an encoder that normalises after adding"""
    groups = collections.defaultdict(list)
    for name, p in model.named_parameters():
        if p.requires_grad:
            groups[name.startswith(("head", "det", "case")), p.ndim >= 2].append(p)
    return torch.optim.AdamW(
        [{"params": ps, "faster": 8 if new else 1, "weight_decay": 0.01 if wide else 0.0} for (new, wide), ps in groups.items()],
        lr=rate,
    )


def loss_of(model, batch):
    ids, case, mask, first, tags = tensors(batch)
    with fast():
        which, wrong = model(ids, case, mask, first)
    tags = tags.view(-1)
    is_wrong = torch.where(tags < 0, tags, (tags > 0).long())
    right_tag = F.cross_entropy(which.float().flatten(0, 1), tags, ignore_index=IGNORED)
    row, word, tag, share = shared(batch)
    if len(row):
        log = which.float()[row, word].log_softmax(-1).gather(1, tag[:, None])[:, 0]
        known = (tags != IGNORED).sum()
        right_tag = (right_tag * known - (share * log).sum()) / (known + share.sum())
    return right_tag + 0.5 * F.cross_entropy(wrong.float().flatten(0, 1), is_wrong, ignore_index=IGNORED)


def validate(model, examples):
    """best (F0.5, precision, recall, threshold) on held-out sentences with induced errors"""
    model.eval()
    sure, right, errors = [], [], 0
    with torch.no_grad():
        for at in range(0, len(examples), 50):
            *inputs, tags = tensors(examples[at : at + 50])
            with fast():
                which, _ = model(*inputs)
            there = tags != IGNORED
            p, tag = which.float().softmax(-1)[..., 1:].max(-1)
            sure.append(p[there])
            right.append((tag + 1 == tags)[there])
            errors += (tags[there] != 0).sum().item()
    model.train()
    return best_threshold(torch.cat(sure), torch.cat(right), errors)


def best_threshold(sure, right, errors):
    """best (F0.5, precision, recall, threshold) of changes: how sure each is, and whether it is right"""
    best = (0.0, 0.0, 0.0, 0.0)
    for threshold in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        hits = right[sure > threshold]
        if hits.sum():
            p, r = hits.float().mean().item(), hits.sum().item() / errors
            best = max(best, (1.25 * p * r / (0.25 * p + r), p, r, threshold))
    return best


class Run:
    """the model, its optimiser, the running average of its weights, and how far they have come"""

    def __init__(self, model, rate, folder, chunk):
        self.model, self.folder, self.opt = model, folder, optimiser(model, rate)
        self.average = {n: p.detach().clone() for n, p in model.named_parameters() if p.requires_grad}
        self.step, self.seen, self.chunk, self.batch, self.saved = 0, 0, chunk, 0, time.monotonic()

    @property
    def last(self):
        return f"{self.folder}/last.pt"

    def resume(self):
        state = torch.load(self.last, map_location="cpu")
        self.model.load_state_dict(state["model"])
        self.opt.load_state_dict(state["opt"])
        self.average = {name: p.to(HERE) for name, p in state["average"].items()}
        self.step, self.seen, self.chunk, self.batch = state["at"]
        torch.set_rng_state(state["random"])
        print("goes on at", self.seen, flush=True)

    def save(self):
        write_whole(
            self.last,
            {
                "model": self.model.state_dict(), "opt": self.opt.state_dict(), "average": self.average,
                "at": (self.step, self.seen, self.chunk, self.batch), "random": torch.get_rng_state(),
            },
        )
        averaged = {n: p.to(torch.bfloat16) for n, p in (self.model.state_dict() | self.average).items()}
        write_whole(f"{self.folder}/at-{self.seen:08d}.pt", averaged)
        for old in sorted(glob.glob(f"{self.folder}/at-*.pt"))[:-3]:
            os.remove(old)
        self.saved = time.monotonic()

    def learn(self, batch, rate):
        for group in self.opt.param_groups:
            group["lr"] = rate * group["faster"]
        loss = loss_of(self.model, batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.opt.step()
        self.opt.zero_grad(set_to_none=True)
        self.step += 1
        self.batch += 1
        self.seen += len(batch)
        if self.step % AVERAGE_EVERY == 0:
            # Young weights are forgotten sooner.
            by = max(AVERAGE_BY, 2 / (2 + self.step / AVERAGE_EVERY))
            with torch.no_grad():
                for name, p in self.model.named_parameters():
                    if name in self.average:
                        self.average[name].lerp_(p, by)
        return loss.item()


def rows_of(a, pool, lexicon, writers, known, first):
    """(number, rows) of chunk after chunk, of stage 2 or 3"""
    if a.judged:
        return soft.chunks(a.judged, a.thresholds, pool, lexicon, writers, first)
    if a.taught:
        read = taught.chunks(a.taught, lexicon, writers, known, first)
        if not a.real:
            return read
        real = corrections.chunks(a.real, pool, lexicon, writers, known, first, induced=0)
        return ((number, rows + more) for (number, rows), (_, more) in zip(read, real))
    return corrections.chunks(a.real, pool, lexicon, writers, known, first)


def learn_chunk(run, batches, a, valid):
    """goes on at the batch where an earlier run stopped: the chunk's batches are the same each time it is made"""
    begun, seen, losses = time.process_time(), run.seen, []
    for batch in batches[run.batch :]:
        rate = a.rate * min(1, (run.step + 1) / a.warm) * max(0.02, 1 - run.seen / a.sentences)
        losses.append(run.learn(batch, rate))
        done = run.seen >= a.sentences
        if done or time.monotonic() - run.saved > 60 * a.minutes:
            pace = (run.seen - seen) / (time.process_time() - begun)
            print(f"seen {run.seen} loss {sum(losses) / len(losses):.4f} {pace:.0f}/cpu-s", flush=True)
            run.save()
            print("valid F0.5 {:.3f} P {:.3f} R {:.3f} at {}".format(*validate(run.model, valid)), flush=True)
            begun, seen, losses = time.process_time(), run.seen, []
        if done:
            return
    run.chunk, run.batch = run.chunk + 1, 0


def main():
    a = arguments()
    os.makedirs(a.run, exist_ok=True)
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    with open(f"{a.data}/counts.json", encoding="utf8") as f:
        lexicon = Lexicon(a.inflections, json.load(f))
    encoder, writers, pool = Encoder(a.vocabulary), Writers(lexicon), Pool(a.data)
    tags = tags_of(a.run, pool, lexicon, writers)
    number = {t: i for i, t in enumerate(tags)}

    def example(tokens, ts, unknown, judged=()):
        tags = [number.get(t, unknown) for t in ts]
        shares = [(i, number.get(t, 0), s) for i, t, s in judged]
        for i, *_ in shares:
            tags[i] = IGNORED
        return *encoder.sentence(tokens), tags, shares

    noiser = Noiser(lexicon, writers, 7)
    valid = [example(*noiser.spoil(*cut(row)), -1) for row in pool.held[:800]]

    torch.manual_seed(1)
    model = Tagger(len(encoder.ids), len(tags), layers=a.layers)
    load_weights(model, tags, a.weights)
    model.word.weight.requires_grad = False
    run = Run(model.to(HERE), a.rate, a.run, a.from_chunk)
    if os.path.exists(run.last):
        run.resume()
    examples = lambda rows: [e for e in (example(*row[:2], IGNORED, *row[2:]) for row in rows) if len(e[0]) <= LONGEST]
    if a.judged or a.taught or a.real:
        read = ((n, examples(rows)) for n, rows in rows_of(a, pool, lexicon, writers, number, run.chunk))
    else:
        read = ahead(lambda n: examples(chunk(pool, lexicon, writers, n)), run.chunk, a.workers)
    for n, some in read:
        if run.seen >= a.sentences:
            return
        learn_chunk(run, bucketed(some, a.pieces, n), a, valid)


if __name__ == "__main__":
    main()
