import type { Book } from "../book.ts";
import { readGloss } from "../gloss.ts";
import { isInsult } from "../insult.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";
import type { Link, LinkKind } from "../synset.ts";

/** A longer list helps nobody. */
const most = 200;

/** Words a meaning leads to, each once; `say` tells how they belong together. */
function linkedBy(
  book: Book,
  { word }: Subject,
  kinds: readonly LinkKind[],
  say: (kind: LinkKind) => string,
): SectionItem[] {
  const seen = new Set([word]);
  const items = book.senses(word).flatMap(({ synset }) =>
    book
      .synset(synset)
      .links.filter(({ kind, target }) => kinds.includes(kind) && !isInsult(book.glosses.at(target)))
      .flatMap(({ kind, target }) => {
        const { words, part } = book.synset(target);
        const offered = words.filter(({ id }) => isOffered(book, id) && !seen.has(id) && seen.add(id));
        return offered.map(({ id, text }) => ({
          text,
          weight: commonness(book, id),
          meaning: say(kind) + readGloss(book.glosses.at(target)).definition,
          partOfSpeech: partNames[part],
        }));
      }),
  );
  return items.slice(0, most);
}

/** What the word is a kind of. */
export const broader = (book: Book, subject: Subject): SectionItem[] =>
  linkedBy(book, subject, ["broader", "class"], () => "");

/** Kinds of it, the commoner first. */
export const narrower = (book: Book, subject: Subject): SectionItem[] =>
  linkedBy(book, subject, ["narrower", "instance"], () => "").sort((a, b) => b.weight - a.weight);

const partKinds = {
  "has-part": "part of it: ",
  "has-member": "member of it: ",
  "has-substance": "what it is made of: ",
  "part-of": "it is part of this: ",
  "member-of": "it belongs to this: ",
  "substance-of": "made of it: ",
} as const;

/** What it is made of and what it is a part of. */
export const parts = (book: Book, subject: Subject): SectionItem[] =>
  linkedBy(book, subject, Object.keys(partKinds) as LinkKind[], (kind) => partKinds[kind as keyof typeof partKinds]);

/** Opposites of the word itself, then those of words of nearly the same meaning. */
export function antonyms(book: Book, { word }: Subject): SectionItem[] {
  const seen = new Set([word]);
  const items: SectionItem[] = [];
  const take = (synset: number, from: number | undefined, weight: number) => {
    for (const link of book.synset(synset).links) {
      if (link.kind === "antonym" && (from === undefined || link.from === from)) items.push(...opposites(link, weight));
    }
  };
  const opposites = ({ target, to }: Link, weight: number): SectionItem[] => {
    const { words, part } = book.synset(target);
    const opposite = words[to - 1];
    if (!opposite || !isOffered(book, opposite.id) || seen.has(opposite.id)) return [];
    seen.add(opposite.id);
    const meaning = readGloss(book.glosses.at(target)).definition;
    return [{ text: opposite.text, weight, meaning, partOfSpeech: partNames[part] }];
  };
  const senses = book.senses(word).map(({ synset }) => ({ synset, ...book.synset(synset) }));
  for (const { synset, words } of senses) take(synset, words.findIndex(({ id }) => id === word) + 1, 100);
  for (const { synset } of senses) take(synset, undefined, 70);
  for (const { links } of senses) {
    for (const { kind, target } of links) if (kind === "similar") take(target, undefined, 40);
  }
  return items;
}
