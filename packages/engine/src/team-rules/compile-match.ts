import { formsOf } from "../language/forms.ts";
import { type Pattern, waysOf } from "../pattern/compile.ts";
import { type Alternative, anElement, type Element, indexOf, prose, wordChoice } from "../pattern/element.ts";
import { literalElements } from "./literal.ts";
import { TeamRuleError } from "./team-rule-error.ts";
import { wordClass } from "./word-class.ts";

/** A parsed `match` of a rule. */
export interface TeamRulePattern {
  /** Sequences, any of which the text may match; usually one. */
  readonly patterns: readonly Pattern[];
  /** Whether tokens need their tags to be compared. */
  readonly needsTags: boolean;
  /** The most tokens that it can match. */
  readonly most: number;
}

/** The limits of a pattern, so that each can be matched in time linear in the text. */
const limits = { characters: 500, optional: 10, gaps: 5, alternatives: 100, combinations: 64 } as const;

const longestGap = 3;

/** A part of the pattern between spaces. */
interface Part {
  readonly source: string;
  readonly start: number;
}

/** What a part may stand for: sequences of elements, any of which matches; an empty one matches nothing. */
interface Options {
  readonly sequences: readonly (readonly Element[])[];
  readonly needsTags: boolean;
}

const spanOf = ({ source, start }: Part) => ({ start, end: start + source.length });

/** Splits at spaces, but not inside `CT( go )`. */
const partsOf = (source: string): Part[] =>
  [...source.matchAll(/(?:\bCT\([^()]*\)|\S)+/g)].map((match) => ({ source: match[0], start: match.index }));

/** Splits at `|`, but not at `\|`. */
function alternativesOf({ source, start }: Part): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (let i = 0; i <= source.length; i++) {
    const escaped = source[i - 1] === "\\" && i > 0;
    if (i < source.length && (source[i] !== "|" || escaped)) continue;
    found.push({ source: source.slice(from, i), start: start + from });
    from = i + 1;
  }
  return found;
}

/** `lemma:go`, `CT(go)`: any form of a word. */
function lemmaChoice(part: Part): Alternative | undefined {
  const [, colon, called] = /^(?:lemma:(.*)|CT\((.*)\))$/.exec(part.source) ?? [];
  const lemma = (colon ?? called)?.trim().toLowerCase().replaceAll("’", "'");
  if (lemma === undefined) return undefined;
  if (!/^[\p{L}\p{M}][\p{L}\p{M}'-]*$/u.test(lemma))
    throw new TeamRuleError(
      `“${part.source}” needs one word in its base form, as in lemma:go or CT(go).`,
      spanOf(part),
    );
  return wordChoice(formsOf(lemma));
}

/** `NN,` is a noun and a comma. */
const withMark = /^((?:lemma:[\p{L}\p{M}'’-]+|CT\([^()]*\)|[A-Z]{2,}\*?\$?|noun|verb|adj|adv|det|prep))([,;:.!?)]+)$/u;

const choiceElement = (choice: Alternative): Element => ({
  ...anElement(choice.test),
  words: choice.words,
  tags: choice.tags,
  byWord: choice.byWord === true,
});

/** Returns the elements that one alternative stands for, in order. */
function sequenceOf(part: Part, before: string | undefined, exact: boolean): Options {
  const { source, start } = part;
  const special = lemmaChoice(part) ?? wordClass(source);
  if (special) return { sequences: [[choiceElement(special)]], needsTags: special.tags !== undefined };
  const [, head, mark] = withMark.exec(source) ?? [];
  if (head !== undefined && mark !== undefined) {
    const headPart = { source: head, start };
    const choice = lemmaChoice(headPart) ?? wordClass(head);
    if (choice) {
      const marks = literalElements(mark, { exact: false, stars: false }, undefined);
      return { sequences: [[choiceElement(choice), ...marks]], needsTags: choice.tags !== undefined };
    }
  }
  const escaped = source.startsWith("\\") && source.length > 1;
  const text = (escaped ? source.slice(1) : source).replaceAll("\\|", "|");
  const elements = literalElements(text, { exact: exact || escaped, stars: !escaped }, before);
  if (elements.length === 0) throw new TeamRuleError("This part has nothing to find.", spanOf(part));
  if (elements.some(({ words }) => words?.includes("")))
    throw new TeamRuleError("This is too long to match a word.", spanOf(part));
  return { sequences: [elements], needsTags: false };
}

/** Alternatives of one token each are one element; all their words are looked up at once. */
function merged(options: readonly Options[]): readonly (readonly Element[])[] {
  const sequences = options.flatMap((each) => each.sequences);
  const single = sequences.flatMap((sequence) => (sequence.length === 1 ? sequence : []));
  if (sequences.length === 1 || single.length < sequences.length) return sequences;
  const test: Element["test"] = (token, tokens, at) => single.some((each) => each.test(token, tokens, at));
  const choices = single.map(
    (each): Alternative => ({
      test: each.test,
      byWord: each.byWord,
      ...(each.words ? { words: each.words } : {}),
      ...(each.tags ? { tags: each.tags } : {}),
    }),
  );
  return [[{ ...anElement(test), ...indexOf(choices) }]];
}

function optionsOf(part: Part, before: string | undefined, exact: boolean): Options {
  if (part.source === "...") return { sequences: [[{ ...anElement(prose), gap: true }]], needsTags: false };
  const optional = isOptional(part);
  const body = optional ? { source: part.source.slice(1), start: part.start + 1 } : part;
  const onlyBars = /^\|+$/.test(body.source);
  const alternatives = onlyBars ? [body] : alternativesOf(body);
  const empty = alternatives.find(({ source }) => source === "");
  if (empty) throw new TeamRuleError("An alternative is empty. Put a word on each side of |.", spanOf(part));
  if (alternatives.length > limits.alternatives)
    throw new TeamRuleError(`Each position can have at most ${limits.alternatives} alternatives.`, spanOf(part));
  const each = alternatives.map((one) => sequenceOf(one, before, exact));
  const sequences = merged(each);
  const needsTags = each.some((one) => one.needsTags);
  if (!optional) return { sequences, needsTags };
  const [only] = sequences;
  if (sequences.length === 1 && only?.length === 1)
    return { sequences: [only.map((element) => ({ ...element, optional: true }))], needsTags };
  return { sequences: [...sequences, []], needsTags };
}

/** Returns every way to go through the parts. Throws if there are too many. */
function combined(parts: readonly Part[], options: readonly Options[]): readonly (readonly Element[])[] {
  let ways: (readonly Element[])[] = [[]];
  for (const [i, { sequences }] of options.entries()) {
    const part = parts[i];
    if (part && ways.length * sequences.length > limits.combinations)
      throw new TeamRuleError("The pattern has too many combinations. Split it into two rules.", spanOf(part));
    ways = ways.flatMap((way) => sequences.map((sequence) => [...way, ...sequence]));
  }
  return ways;
}

function checkShape(parts: readonly Part[]): void {
  const bad = (part: Part | undefined, message: string): void => {
    if (part) throw new TeamRuleError(message, spanOf(part));
  };
  const gaps = parts.filter(({ source }) => source === "...");
  const first = parts[0]?.source === "..." ? parts[0] : undefined;
  const last = parts.at(-1)?.source === "..." ? parts.at(-1) : undefined;
  bad(first ?? last, "A gap needs a word on each side.");
  bad(gaps[limits.gaps], `A pattern can have at most ${limits.gaps} gaps.`);
  bad(parts.filter(isOptional)[limits.optional], `At most ${limits.optional} words can be optional.`);
  bad(
    parts.find(({ source }) => source === "^"),
    "^ is only allowed at the beginning.",
  );
}

const isLiteral = ({ words, optional }: Element): boolean => words !== undefined && !optional;

const isOptional = ({ source }: Part): boolean => /^~[^\d\s]/.test(source);

/** `~x`, `*` and `...` alone would be found everywhere. */
const mayBeAnything = (part: Part): boolean =>
  part.source === "..." || isOptional(part) || alternativesOf(part).some(({ source }) => /^\*+$/.test(source));

/**
 * Reads a rule's `match` that is no regular expression: words, marks, and the elements of this folder's README.
 * `exact` compares capitals. Throws TeamRuleError with the stretch at fault.
 */
export function compileMatch(source: string, exact: boolean): TeamRulePattern {
  if (source.length > limits.characters)
    throw new TeamRuleError(`The pattern is longer than ${limits.characters} characters.`);
  const all = partsOf(source);
  const [head] = all;
  if (!head) throw new TeamRuleError("The pattern needs at least one word.");
  const atStart = head.source.startsWith("^");
  const glued = atStart && head.source.length > 1 ? [{ source: head.source.slice(1), start: head.start + 1 }] : [];
  const parts = atStart ? [...glued, ...all.slice(1)] : all;
  if (parts.length === 0) throw new TeamRuleError("Add the word that starts the sentence.", spanOf(head));
  checkShape(parts);
  if (parts.every(mayBeAnything))
    throw new TeamRuleError("This pattern would match everywhere. Include at least one word that must be present.", {
      start: head.start,
      end: source.trimEnd().length,
    });
  const options = parts.map((part, i) => optionsOf(part, parts[i - 1]?.source, exact));
  const ways = combined(parts, options);
  return {
    patterns: ways.map((body) => ({
      source,
      before: [],
      body,
      after: [],
      atStart,
      atEnd: false,
      ways: waysOf(body),
      strict: true,
      acrossSentences: body.every(isLiteral),
    })),
    needsTags: options.some((each) => each.needsTags),
    most: Math.max(...ways.map((way) => way.reduce((sum, { gap }) => sum + (gap ? longestGap : 1), 0))),
  };
}
