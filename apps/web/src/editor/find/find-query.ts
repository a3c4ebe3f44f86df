/** What is searched for, as it was typed, and how it is meant. */
export interface FindChoice {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  /** Whether the text is a regular expression. */
  readonly isPattern: boolean;
}

/** A match in the text of one block: UTF-16, end exclusive. */
export interface TextMatch {
  readonly start: number;
  readonly end: number;
  /** What each group of a regular expression matched, the whole first; of plain text only the whole. */
  readonly groups: readonly (string | undefined)[];
}

/** What finds a text again. */
export interface FindQuery {
  /** Returns the matches in a text in their order; none is empty. */
  matchesIn(text: string): readonly TextMatch[];
}

const special = /[\\^$.*+?()[\]{}|]/g;
/** Signs that are typed one way and written another. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/['’‘]/g, "['’‘]"],
  [/["“”]/g, '["“”]'],
  [/[ \u00a0\u202f]/g, "[ \u00a0\u202f]"],
];

/**
 * Returns the query for a choice. A regular expression takes time linear in the text; one that is not valid rejects with a
 * LinearPatternError. Straight quotation marks find curved ones, and a space finds a space that does not break.
 */
export async function findQuery(choice: FindChoice): Promise<FindQuery> {
  const find = choice.isPattern ? await patternFinder(choice) : plainFinder(choice);
  return { matchesIn: (text) => (choice.wholeWords ? find(text).filter((match) => isWhole(text, match)) : find(text)) };
}

function plainFinder({ text, matchCase }: FindChoice): FindQuery["matchesIn"] {
  const escaped = text.replace(special, "\\$&");
  const source = alike.reduce((all, [signs, either]) => all.replace(signs, either), escaped);
  const expression = new RegExp(source, matchCase ? "gu" : "giu");
  return (words) =>
    text === "" ? [] : Array.from(words.matchAll(expression), ({ 0: all, index }) => matchAt(index, all, [all]));
}

async function patternFinder({ text, matchCase }: FindChoice): Promise<FindQuery["matchesIn"]> {
  const { linearPattern } = await import("@housestyle/engine/linear");
  const pattern = linearPattern(matchCase ? text : `(?i)${text}`);
  return (words) => pattern.matches(words).map(({ start, end, groups }) => ({ start, end, groups }));
}

const matchAt = (start: number, all: string, groups: TextMatch["groups"]): TextMatch => ({
  ...{ start, end: start + all.length, groups },
});

const endsInWord = /[\p{L}\p{M}\p{N}_]$/u;
const beginsWithWord = /^[\p{L}\p{M}\p{N}_]/u;

/** Whether a match ends where words end. */
function isWhole(text: string, { start, end }: TextMatch): boolean {
  return !endsInWord.test(text.slice(Math.max(0, start - 2), start)) && !beginsWithWord.test(text.slice(end, end + 2));
}

/** Returns what is written over a match: in a regular expression `$1` is a group, `$&` the whole, and `$$` a dollar sign. */
export function replacementFor(
  { groups }: Pick<TextMatch, "groups">,
  replacement: string,
  { isPattern }: FindChoice,
): string {
  if (!isPattern) return replacement;
  return replacement.replace(/\$(\$|&|\d)/g, (sign, name: string) => {
    if (name === "$") return "$";
    const group = name === "&" ? 0 : Number(name);
    return group < groups.length ? (groups[group] ?? "") : sign;
  });
}
