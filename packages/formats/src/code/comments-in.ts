import type { Span } from "@housestyle/engine";
import type { ProgrammingLanguage } from "./languages.ts";

/** A comment in a program, including its marks. */
export interface Comment extends Span {
  readonly is: "line" | "block" | "doc";
}

const kinds = ["line", "block", "doc"] as const;

/** Returns the comments and documentation strings of a program, in order. */
export function commentsIn(text: string, { tokens }: ProgrammingLanguage): Comment[] {
  const comments: Comment[] = [];
  /** The end of the last token that is not a comment. */
  let code = 0;
  for (const { 0: token, groups = {}, index } of text.matchAll(tokens)) {
    const is = kinds.find((each) => groups[each] !== undefined);
    const end = index + token.length;
    const isTold = is !== undefined && (is !== "doc" || isDescription(text, code, index));
    if (isTold) comments.push({ start: index, end, is });
    if (!isTold || is === "doc") code = end;
  }
  return comments;
}

/** The number of characters searched before a string. */
const reach = 2000;

/** Whether a string at the start of a line is the first thing after a colon or in the file. */
function isDescription(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - reach), at).split("\n");
  if (before.pop()?.trim() !== "") return false;
  const code = before.map((line) => line.replace(/(?:^|\s)#.*$/, "").trim()).filter((line) => line !== "");
  return code.length === 0 ? from === 0 : code.at(-1)?.endsWith(":") === true;
}
