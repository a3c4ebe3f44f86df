import type { Span } from "../text/span.ts";
import { TeamRuleError } from "./team-rule-error.ts";

/** A piece of a suggestion. */
export type ReplacementPart =
  | { readonly kind: "text"; readonly text: string }
  /** The words of token `index` of the match; with a regular expression, of that group. */
  | { readonly kind: "token"; readonly index: number }
  /** `words` in the form of token `index`. */
  | { readonly kind: "form"; readonly words: string; readonly index: number };

/** A suggestion as pieces; without any, it deletes the match. */
export type ReplacementTemplate = readonly ReplacementPart[];

/** What a template can refer to. */
export interface References {
  /** The number of tokens in the longest match, or of groups with the whole match. */
  readonly count: number;
  /** Whether there are groups of a regular expression instead of tokens, and no forms. */
  readonly groups: boolean;
}

const deletes = '""';
const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/gu;

/** The stretches between `|` or `@`; those of `\|`, `\@` and of an e-mail address do not count. */
function alternatives(source: string): Span[] {
  const addresses = [...source.matchAll(address)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const inAddress = (at: number): boolean => addresses.some(({ start, end }) => start < at && at < end);
  const found: Span[] = [];
  let start = 0;
  for (let i = 0; i <= source.length; i++) {
    const ends = i === source.length || (/[|@]/.test(source[i] ?? "") && source[i - 1] !== "\\" && !inAddress(i));
    if (!ends) continue;
    found.push({ start, end: i });
    start = i + 1;
  }
  return found;
}

function checked(index: number, { count, groups }: References, position: Span): number {
  if (index < count) return index;
  const what = groups ? "group" : "token";
  const names = count === 1 ? "$0" : `$0 to $${count - 1}`;
  throw new TeamRuleError(
    `There is no ${what} $${index}. This rule has ${names}. For a dollar sign, enter \\$.`,
    position,
  );
}

function form(source: string, references: References, position: Span): ReplacementPart {
  const [, words = "", index] = /^CT\(\s*([^,()]*?)\s*,\s*\$(\d+)\s*\)$/.exec(source) ?? [];
  if (index === undefined || words === "")
    throw new TeamRuleError(
      "Write a form as CT(word,$0), with a word, a comma, and the token whose form it takes.",
      position,
    );
  if (references.groups) throw new TeamRuleError("CT(…) can’t be used with a regular expression.", position);
  return { kind: "form", words, index: checked(Number(index), references, position) };
}

/**
 * Returns what is special in a suggestion: an escaped character, a form, a token. A `CT(` that is never closed is an
 * error.
 */
const special = /\\[$@|\\[\]]|CT\([^()]*\)?|\$\d+/g;

function templateOf(source: string, { start, end }: Span, references: References): ReplacementTemplate {
  const pieces: ReplacementPart[] = [];
  const body = source.slice(start, end);
  let from = 0;
  const text = (until: number): void => {
    if (until > from) pieces.push({ kind: "text", text: body.slice(from, until) });
  };
  for (const match of body.matchAll(special)) {
    const found = match[0];
    const at = { start: start + match.index, end: start + match.index + found.length };
    text(match.index);
    from = match.index + found.length;
    if (found.startsWith("\\")) pieces.push({ kind: "text", text: found.slice(1) });
    else if (found.startsWith("CT(")) pieces.push(form(found, references, at));
    else pieces.push({ kind: "token", index: checked(Number(found.slice(1)), references, at) });
  }
  text(body.length);
  return pieces;
}

/** A span without the blanks around it. */
function trimmed(source: string, { start, end }: Span): Span {
  const body = source.slice(start, end);
  const from = start + (body.length - body.trimStart().length);
  return { start: from, end: Math.max(from, start + body.trimEnd().length) };
}

/**
 * Reads a rule's `replace`: suggestions between `|` or `@`, `""` for deleting; an empty one offers nothing.
 * Throws TeamRuleError with the stretch at fault.
 */
export function compileReplacement(source: string, references: References): ReplacementTemplate[] {
  return alternatives(source)
    .map((span) => trimmed(source, span))
    .filter(({ start, end }) => end > start)
    .map((span) => (source.slice(span.start, span.end) === deletes ? [] : templateOf(source, span, references)));
}

/** A rule's message as shown, and the suggestions in it. */
export interface TeamRuleMessage {
  readonly text: string;
  readonly templates: readonly ReplacementTemplate[];
}

/** Reads a message: `[word]` in it is a suggestion and is shown “word”; `\[` is a bracket. Throws TeamRuleError. */
export function compileMessage(source: string, references: References): TeamRuleMessage {
  const templates: ReplacementTemplate[] = [];
  const text = source.replace(
    /\\([[\]])|\[([^[\]]*)\]/g,
    (whole, bracket: string | undefined, inner = "", at: number) => {
      if (bracket !== undefined) return bracket;
      const span = trimmed(source, { start: at + 1, end: at + whole.length - 1 });
      if (span.end === span.start) return whole;
      templates.push(templateOf(source, span, references));
      return `“${inner.trim()}”`;
    },
  );
  return { text, templates };
}

/** Returns whether a suggestion depends on the part of speech of the match. */
export const usesForms = (templates: readonly ReplacementTemplate[]): boolean =>
  templates.some((template) => template.some(({ kind }) => kind === "form"));
