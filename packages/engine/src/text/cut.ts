import type { FormatOrCutter } from "../engine.ts";
import { followHtml, htmlParagraphs } from "./html.ts";
import { followMarkdown, markdownParagraphs } from "./markdown.ts";
import type { Paragraph } from "./paragraph.ts";
import { plainParagraphs } from "./plain.ts";
import type { TextEdit } from "./text-edit.ts";

/** The paragraphs a text falls into; they point into it. */
export function cut(text: string, format: FormatOrCutter): Paragraph[] {
  if (typeof format === "function") return format(text);
  if (format === "markdown") return markdownParagraphs(text);
  return format === "html" ? htmlParagraphs(text) : plainParagraphs(text);
}

/**
 * Returns a function that cuts a text under edit into paragraphs again and again, faster when it is given the changes since
 * the last call. The paragraphs are the same as those of `cut`.
 */
export function follow(format: FormatOrCutter): (text: string, edit?: TextEdit) => Paragraph[] {
  if (typeof format === "function") return format;
  if (format === "markdown") return followMarkdown();
  return format === "html" ? followHtml() : plainParagraphs;
}
