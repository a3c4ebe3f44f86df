import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readSlot, slotSize, TokenHashes } from "../../../packages/engine/src/confusions/slot.ts";
import { AssetShelf } from "../../../packages/engine/src/facts/assets.ts";
import { cut } from "../../../packages/engine/src/facts/cut.ts";
import { ParagraphFacts } from "../../../packages/engine/src/facts/paragraph-facts.ts";

/** The paragraphs of a folder of GENRE.txt.gz files, a line each; “# …” names a source. */
async function* paragraphs(folder) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".txt.gz"))) {
    const lines = createInterface({ input: createReadStream(join(folder, name)).pipe(createGunzip()) });
    for await (const line of lines) if (line !== "" && !line.startsWith("# ")) yield line;
  }
}

/** At most so many slots of a word are kept for each part. */
const most = 40_000;

/** The slots of one word in one part of the texts. All are counted, `most` are kept, each with the same chance. */
class Slots {
  count = 0;
  kept = 0;
  numbers = new Int32Array(slotSize * 16);

  add(tokens, hashes, at, random) {
    this.count++;
    let place = this.kept;
    if (place === most) {
      place = Math.floor(random() * this.count);
      if (place >= most) return;
    } else this.kept++;
    if (this.kept * slotSize > this.numbers.length) this.#grow();
    readSlot(tokens, hashes, at, this.numbers, place * slotSize);
  }

  #grow() {
    const larger = new Int32Array(this.numbers.length * 2);
    larger.set(this.numbers);
    this.numbers = larger;
  }
}

/** Every fourth paragraph is kept apart, to try what was learnt of the others. */
const isApart = (number) => number % 4 === 3;

/** Where some words stand in texts. */
class Occurrences {
  /** How many words the texts have. */
  words = 0;
  #slots;
  #random;

  constructor(wanted, random) {
    this.#slots = new Map([...wanted].map((word) => [word, new Slots()]));
    this.#random = random;
  }

  of(word) {
    return this.#slots.get(word);
  }

  read(tokens) {
    const hashes = hashesOf(tokens);
    for (const [i, { kind, text, lower, sentence }] of tokens.entries()) {
      if (kind === "word") this.words++;
      if (!isPlain(text, tokens[i - 1]?.sentence !== sentence)) continue;
      this.#slots.get(lower)?.add(tokens, hashes, i, this.#random);
      this.#readShortened(tokens, i);
    }
  }

  #readShortened(tokens, at) {
    const short = contractions.get(`${tokens[at].lower} ${tokens[at + 1]?.lower}`);
    const slots = short === undefined ? undefined : this.#slots.get(short);
    if (!slots) return;
    const around = shortened(tokens, at, short);
    slots.add(around, hashesOf(around), Math.min(at, 2), this.#random);
  }
}

/** Where each of some words stands in the texts of a folder: to learn from, and apart. */
export async function occurrences(folder, wanted, random) {
  const learn = new Occurrences(wanted, random);
  const apart = new Occurrences(wanted, random);
  const shelf = new AssetShelf();
  let number = 0;
  for await (const text of paragraphs(folder)) {
    const paragraph = { text: text.normalize("NFC"), kind: "prose" };
    const { tokens } = new ParagraphFacts(paragraph, "en-US", shelf).of(cut);
    (isApart(number++) ? apart : learn).read(tokens);
  }
  return { learn, apart };
}

function hashesOf(tokens) {
  const hashes = new TokenHashes(tokens.length);
  for (let i = 0; i < tokens.length; i++) hashes.read(tokens, i);
  return hashes;
}

/** Edited prose contracts seldom; where it does not, the same words stand around both. */
const contractions = new Map(
  "they are they're|you are you're|we are we're|it is it's|who is who's|that is that's|there is there's|he will he'll|she will she'll|we will we'll|you will you'll|i will i'll|i would i'd|she would she'd|we would we'd|you have you've|we have we've|let us let's|will not won't|does not doesn't|do not don't"
    .split("|")
    .map((row) => [row.slice(0, row.lastIndexOf(" ")), row.slice(row.lastIndexOf(" ") + 1)]),
);

/** The tokens around two that are contracted to one. */
const shortened = (tokens, at, lower) => [
  ...tokens.slice(Math.max(0, at - 2), at),
  { ...tokens[at], lower },
  ...tokens.slice(at + 2, at + 4),
];

/** A word as it stands in running text: small, but for the first of a sentence. */
const isPlain = (text, first) =>
  /^(?:I|\p{Ll}[\p{Ll}'’]*|I['’]\p{Ll}+)$/u.test(text) || (first && /^\p{Lu}[\p{Ll}'’]*$/u.test(text));
