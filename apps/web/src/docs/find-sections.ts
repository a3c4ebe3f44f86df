import type { DocsSection } from "./sections.ts";

/** A piece of a section's text. */
export interface ExcerptPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** A section that was searched for, with the words around the first hit. */
export interface SectionMatch {
  readonly section: DocsSection;
  readonly excerpt: readonly ExcerptPart[];
}

/** People look at the first few; a longer list is a reason to type another word. */
const most = 12;
/** Characters shown before and after the first hit. */
const before = 40;
const after = 120;

/** Returns the sections that hold every word of `wanted`, best first: those with the words in their headings, then the others. */
export function findSections(sections: readonly DocsSection[], wanted: string): readonly SectionMatch[] {
  const words = typed(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, words) }));
}

/** Zero unless the section itself holds one of the words, and its page's title the others at most. */
function scoreOf({ page, title, text }: DocsSection, words: readonly string[]): number {
  const scores = words.map((word) => ({
    own: 8 * worth(title, word) + worth(text, word),
    page: 4 * worth(page, word),
  }));
  if (scores.some((score) => score.own + score.page === 0) || scores.every(({ own }) => own === 0)) return 0;
  const phrase = words.length > 1 && typed(text).includes(words.join(" ")) ? 4 : 0;
  return scores.reduce((sum, score) => sum + score.own + score.page, phrase);
}

/** A hit at the beginning of a word is worth more than one inside a word. */
function worth(text: string, word: string): number {
  const plain = typed(text);
  for (let place = plain.indexOf(word); place >= 0; place = plain.indexOf(word, place + 1)) {
    if (place === 0 || /[^\p{L}\p{N}]/u.test(plain.charAt(place - 1))) return 2;
  }
  return plain.includes(word) ? 1 : 0;
}

/** The words around the first hit, cut between words. */
function excerptOf(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const first = nextHit(typed(text), words, 0)?.place ?? 0;
  const start = first <= before ? 0 : text.indexOf(" ", first - before) + 1;
  const space = text.lastIndexOf(" ", first + after);
  const end = text.length <= first + after || space <= first ? text.length : space;
  const dots = { text: "…", isHit: false };
  const pieces = piecesOf(text.slice(start, end), words);
  return [...(start > 0 ? [dots] : []), ...pieces, ...(end < text.length ? [dots] : [])];
}

function piecesOf(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const plain = typed(text);
  const pieces: ExcerptPart[] = [];
  let place = 0;
  for (let hit = nextHit(plain, words, 0); hit; hit = nextHit(plain, words, place)) {
    if (hit.place > place) pieces.push({ text: text.slice(place, hit.place), isHit: false });
    place = hit.place + hit.length;
    pieces.push({ text: text.slice(hit.place, place), isHit: true });
  }
  return place < text.length ? [...pieces, { text: text.slice(place), isHit: false }] : pieces;
}

/** The first place from `from` on at which one of the words occurs; the longest word where several do. */
function nextHit(plain: string, words: readonly string[], from: number) {
  return words
    .map((word) => ({ place: plain.indexOf(word, from), length: word.length }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || b.length - a.length)[0];
}

/** As people type it: in lower case, with straight quotation marks and hyphens. No sign is added or left out. */
const typed = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, "-");
