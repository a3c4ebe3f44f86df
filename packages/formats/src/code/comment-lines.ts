import type { Span } from "@housestyle/engine";
import type { Comment } from "./comments-in.ts";

/** A line of a comment without its marks. */
export interface CommentLine extends Span {
  readonly text: string;
  /** The indentation after its marks. A tab counts as four. */
  readonly indent: number;
}

/** A comment, or consecutive comments on their own lines. */
export interface CommentBlock {
  readonly lines: readonly CommentLine[];
  readonly isDoc: boolean;
  readonly start: number;
  readonly end: number;
}

const lineMark = /^(?:\/\/[/!]?|#+[!':]?|--+[|^]?|;+|%+)/;
const blockOpening = /^(?:\/\*[*!]*<?|\{-[|^]?|--\[=*\[|=begin[^\n]*|[rRuUbBfF]{0,2}(?:"""|'''))/;
const blockClosing = /(?:\*+\/|-\}|\]=*\]|=end|"""|''')$/;
/** Matches the decoration at the start of each line of a block comment. */
const decoration = /^[^\S\n]*\*(?!\/)(?=\s|$)/;

/** Joins consecutive comments and removes their marks. */
export function blocksOf(text: string, comments: readonly Comment[]): CommentBlock[] {
  const blocks: { lines: CommentLine[]; isDoc: boolean; start: number; end: number }[] = [];
  for (const comment of comments) {
    const lines = linesOf(text, comment);
    const last = blocks.at(-1);
    const before = last ? text.slice(last.end, comment.start) : "";
    const goesOn =
      comment.is === "line" &&
      !text.startsWith("#!", last?.start) &&
      last?.isDoc === false &&
      /^\r?\n[^\S\n]*$/.test(before) &&
      isAlone(text, last.start);
    if (last && goesOn) {
      last.lines.push(...lines);
      last.end = comment.end;
    } else blocks.push({ lines, isDoc: comment.is !== "line", start: comment.start, end: comment.end });
  }
  return blocks;
}

/** Whether a comment is on its own line. One after code is only about that line. */
const isAlone = (text: string, at: number): boolean => /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - 200), at));

function linesOf(text: string, { start, end, is }: Comment): CommentLine[] {
  const whole = text.slice(start, end);
  if (is === "line") return [lineAt(text, start + (lineMark.exec(whole)?.[0].length ?? 0), end)];
  const open = blockOpening.exec(whole)?.[0].length ?? 0;
  const close = blockClosing.exec(whole.slice(open))?.[0].length ?? 0;
  const lines: CommentLine[] = [];
  const isDecorated = is === "block" && /^[^\S\n]*\*/m.test(whole.slice(whole.indexOf("\n") + 1));
  for (let at = start + open; at <= end - close; ) {
    const found = whole.indexOf("\n", at - start);
    const to = found < 0 ? end - close : Math.min(start + found, end - close);
    const mark = isDecorated && at > start + open ? (decoration.exec(text.slice(at, to))?.[0].length ?? 0) : 0;
    lines.push(lineAt(text, at + mark, text[to - 1] === "\r" ? to - 1 : to));
    at = to + 1;
  }
  return lines;
}

function lineAt(text: string, from: number, to: number): CommentLine {
  const whole = text.slice(from, Math.max(from, to));
  const words = whole.trim();
  const blank = whole.slice(0, whole.length - whole.trimStart().length);
  const start = from + (words === "" ? 0 : blank.length);
  return { start, end: start + words.length, text: words, indent: blank.replace(/\t/g, "    ").length };
}
