/** A word with its apostrophes and hyphens inside. */
const wordPattern = /[\p{L}\p{M}]+(?:['’\-‑][\p{L}\p{M}]+)*/gu;
/** What stands before a word that may be capital for its place alone. */
const opens = /(?:^|[.!?:;…—–(["“‘'’*]|\.{3})\s*["“‘'’([*]*$/u;

const newFigures = () => ({ inside: 0, initial: 0, documents: 0, last: -1 });
const newRow = () => ({ inside: 0, initial: 0, sources: 0, documents: 0, raw: 0, genres: 0 });

/** The row of a word, made when there is none yet. */
function rowOf(rows, word, make) {
  const known = rows.get(word);
  if (known) return known;
  const row = make();
  rows.set(word, row);
  return row;
}

/**
 * Counts words per genre. A source counts by the root of its length, so that one long book or one project does not
 * decide, and each genre counts the same. A capital at the start of a sentence says nothing about a word; it is
 * counted for the case the word has elsewhere.
 */
export class Tally {
  /** Spelling → figures over all genres. */
  #rows = new Map();
  #genre = new Map();
  #genreWeight = 0;
  #source = new Map();
  #sourceWords = 0;
  #genres = [];
  #document = 0;
  words = 0;

  constructor(known) {
    this.known = known;
  }

  get size() {
    return this.#rows.size;
  }

  /** One line of a file: a source's name, a blank, or a paragraph. */
  line(line) {
    if (line.startsWith("# ")) this.#endSource();
    else if (line.trim() === "") this.#document++;
    else this.#paragraph(line.normalize("NFC"));
  }

  #paragraph(text) {
    for (const match of text.matchAll(wordPattern)) {
      const initial = opens.test(text.slice(Math.max(0, match.index - 6), match.index));
      const word = match[0].replaceAll("’", "'").replaceAll("‑", "-").replace(/'s$/, "");
      if (!word.includes("-") || this.known.has(word)) this.#add(word, initial);
      else {
        this.#candidate(word);
        for (const part of word.split("-")) this.#add(part, false);
      }
    }
  }

  #add(word, initial) {
    this.words++;
    this.#sourceWords++;
    const figures = this.#candidate(word);
    if (initial && /^\p{Lu}\p{Ll}/u.test(word)) figures.initial++;
    else figures.inside++;
  }

  #candidate(word) {
    const figures = rowOf(this.#source, word, newFigures);
    if (figures.last !== this.#document) {
      figures.last = this.#document;
      figures.documents++;
    }
    if (word.includes("-") && !this.known.has(word)) figures.inside++;
    return figures;
  }

  #endSource() {
    if (this.#sourceWords === 0) return;
    const weight = Math.sqrt(this.#sourceWords);
    for (const [word, { inside, initial, documents }] of this.#source) {
      const row = rowOf(this.#genre, word, newRow);
      row.inside += (inside / this.#sourceWords) * weight;
      row.initial += (initial / this.#sourceWords) * weight;
      row.raw += inside;
      row.sources++;
      row.documents += documents;
    }
    this.#genreWeight += weight;
    this.#source = new Map();
    this.#sourceWords = 0;
    this.#document++;
  }

  endGenre(name) {
    this.#endSource();
    for (const [word, figures] of this.#genre) {
      const row = rowOf(this.#rows, word, newRow);
      row.inside += figures.inside / this.#genreWeight;
      row.initial += figures.initial / this.#genreWeight;
      row.sources += figures.sources;
      row.documents += figures.documents;
      row.raw += figures.raw;
      row.genres++;
    }
    this.#genres.push(name);
    this.#genre = new Map();
    this.#genreWeight = 0;
  }

  /** Spelling and figures; only places where the case means something are in `raw` and `inside`. */
  rows() {
    return this.#rows.entries();
  }

  row(word) {
    return this.#rows.get(word);
  }

  /** `[word, count per hundred million]`, sentence starts settled. */
  counts() {
    const rates = new Map();
    const add = (word, rate) => rates.set(word, (rates.get(word) ?? 0) + rate);
    for (const [word, { inside, initial }] of this.#rows) {
      add(word, inside);
      if (initial > 0) add(this.#usualCase(word), initial);
    }
    const scale = 1e8 / this.#genres.length;
    return [...rates].map(([word, rate]) => [word, Math.round(rate * scale)]);
  }

  #usualCase(word) {
    const lower = word.toLowerCase();
    if (!this.known.has(lower)) return word;
    const small = this.#rows.get(lower)?.inside ?? 0;
    const capital = this.#rows.get(word)?.inside ?? 0;
    return this.known.has(word) && capital > small ? word : lower;
  }
}
