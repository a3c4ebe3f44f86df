import type { Paragraph, Span } from "@housestyle/engine";
import type { CommentForm } from "@housestyle/formats";

/** A comment that says what is to be silent from here on, or in the next line. */
export interface Directive extends Span {
  readonly does: "disable" | "enable" | "disable-next-line";
  /** Rules and folders of rules; none for all. */
  readonly rules: readonly string[];
}

/** What tells code, where a comment is an example, from all else. */
type Block = Pick<Paragraph, "start" | "text" | "kind" | "opaque">;

/** Longer ones are none: nothing has to be looked at twice. */
const longest = 500;

/**
 * The directives of a text, in its order: `housestyle-disable RULE… -- reason` in a comment. Its paragraphs tell which
 * comments are but examples of one; they are asked for only when there is a comment.
 */
export function directivesIn(
  text: string,
  forms: readonly CommentForm[],
  paragraphs: () => readonly Block[],
): readonly Directive[] {
  if (!text.includes("housestyle-")) return [];
  const found = forms.flatMap((form) => [...text.matchAll(patternOf(form))].map(directiveOf));
  if (found.length === 0) return [];
  const blocks = paragraphs();
  return found.filter(({ start }) => !isExample(blocks, start)).sort((a, b) => a.start - b.start);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function patternOf({ open, close }: CommentForm): RegExp {
  const directive = `\\s{0,50}housestyle-(disable-next-line|disable|enable)(?![\\w-])`;
  const rest = close === undefined ? `[^\\n]{0,${longest}}` : `(?:(?!${escaped(close)})[^]){0,${longest}}`;
  return new RegExp(`${escaped(open)}${directive}(${rest})${close === undefined ? "" : escaped(close)}`, "g");
}

function directiveOf({ 0: all, 1: does, 2: rest = "", index }: RegExpExecArray): Directive {
  const [named = ""] = rest.split(/\s--(?:\s|$)/);
  const rules = named.split(/[\s,]+/).filter((each) => each !== "");
  return { start: index, end: index + all.length, does: does as Directive["does"], rules };
}

/** Whether a place is in a block of code or in code between words. */
function isExample(blocks: readonly Block[], place: number): boolean {
  const block = blocks.findLast(({ start }) => start <= place);
  if (!block || place >= block.start + block.text.length) return false;
  // A comment on lines of its own is no prose either.
  if (block.kind === "code") return /^(?:```|~~~)/.test(block.text);
  const inside = place - block.start;
  return block.opaque?.some(({ start, end }) => start <= inside && inside < end) ?? false;
}
