import { pennTags } from "../language/penn-tags.ts";
import type { Tag, Token } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import { remember, wordsOfANovel } from "../text/word-cache.ts";
import { formOf, type WordShape } from "./form.ts";
import { createLabeller } from "./labeller.ts";
import { settleParticiples } from "./participles.ts";
import { type CutToken, cutWord, thing } from "./pieces.ts";
import { type Label, type SpreadModel, spreadModel, taggerModelOf } from "./tagger-model.ts";

/** Writes tags, lemma and clitic of every token; a sentence is read as a whole. */
export type Tagger = (tokens: readonly Token[]) => void;

/** What a token is tagged. */
interface Tags {
  readonly tag: Tag;
  readonly penn: string;
}

/** What is written of that which is no word, whatever the model says. */
const fixed = ({ kind, text }: Token): Tags => {
  if (kind === "punctuation") return { tag: "PUNCT", penn: text };
  if (kind === "number") return { tag: "NUM", penn: "CD" };
  return kind === "opaque" ? { tag: "NOUN", penn: "NN" } : { tag: "SYM", penn: "SYM" };
};

/** The tags of a label. A word is never a mark: what looks like one to the model is a word of no kind. */
function tagsOf(label: string): Tags {
  const [penn = "", tag] = label.split("|");
  return Object.hasOwn(pennTags, penn) ? { penn, tag: tag as Tag } : { penn: "FW", tag: "X" };
}

/** A word as it is read: its pieces, and each label it has had with its dictionary form under it. */
interface TaggerEntry {
  readonly head: WordShape;
  readonly tail: WordShape | undefined;
  lemmas: readonly (number | string)[];
}

/** Opens a tagger. Takes some hundredths of a second. */
export const openTagger = (bytes: Uint8Array): Tagger => taggerOf(spreadModel(bytes));

/** The same of a model that was spread out before, by another thread perhaps. */
export function taggerOf(spread: SpreadModel): Tagger {
  const model = taggerModelOf(spread);
  const label = createLabeller(model.labels, model.weights);
  const tags = model.labels.map(tagsOf);
  const numberOf = (wanted: string): number => model.labels.indexOf(wanted as Label);
  const verbs = { past: numberOf("VBD|VERB"), participle: numberOf("VBN|VERB"), adverb: numberOf("RB|ADV") };
  const form = remember(wordsOfANovel, (text) => formOf(text, model.classes));
  const known = ({ head, tail }: CutToken): TaggerEntry => ({
    head: form(head),
    tail: tail === undefined ? undefined : form(tail),
    lemmas: [],
  });
  const word = noted("tags", ({ text }) => known(cutWord(text)));
  const mark = noted("tags", ({ text }) => known({ head: text.replaceAll("’", "'"), tail: undefined }));
  const opaque = known(thing);
  const knownOf = ({ kind, entry }: Token): TaggerEntry => {
    if (kind === "opaque") return opaque;
    return kind === "word" ? word(entry) : mark(entry);
  };

  function lemmaOf(own: TaggerEntry, label: number, penn: string): string {
    const place = own.lemmas.indexOf(label);
    if (place >= 0) return own.lemmas[place + 1] as string;
    const lemma = model.lemmas(own.head.lower, penn);
    // Most words have one label or two: a list by label would be empty but for these.
    own.lemmas = own.lemmas.concat(label, lemma);
    return lemma;
  }

  /** Writes what was found on one word; answers the index of the next piece. */
  function write(token: Token, own: TaggerEntry, found: Uint8Array, piece: number): number {
    const at = found[piece] as number;
    const isWord = token.kind === "word";
    const { tag, penn } = isWord ? (tags[at] as Tags) : fixed(token);
    token.tag = tag;
    token.penn = penn;
    token.lemma = isWord ? lemmaOf(own, at, penn) : token.lower;
    if (!own.tail) return piece + 1;
    const hanging = tags[found[piece + 1] as number] as Tags;
    token.clitic = hanging.tag;
    token.cliticPenn = hanging.penn;
    return piece + 2;
  }

  function read(tokens: readonly Token[], first: number, last: number): void {
    const words: TaggerEntry[] = [];
    const forms: WordShape[] = [];
    for (let i = first; i < last; i++) {
      const each = knownOf(tokens[i] as Token);
      words.push(each);
      forms.push(each.head);
      if (each.tail) forms.push(each.tail);
    }
    const found = label(forms);
    settleParticiples(forms, found, verbs);
    let piece = 0;
    for (let i = first; i < last; i++) piece = write(tokens[i] as Token, words[i - first] as TaggerEntry, found, piece);
  }

  return (tokens) => {
    for (let first = 0; first < tokens.length; ) {
      let last = first + 1;
      while (last < tokens.length && tokens[last]?.sentence === tokens[first]?.sentence) last++;
      read(tokens, first, last);
      first = last;
    }
  };
}
