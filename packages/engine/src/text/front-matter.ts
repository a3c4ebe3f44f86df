import type { Paragraph } from "./paragraph.ts";

/** YAML or TOML front matter: its length, 0 without one. */
export const frontMatter = (text: string): number =>
  /^(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\n\1[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;

/** The text with its front matter blank. */
export const withoutFront = (text: string, skipped: number): string =>
  skipped > 0 ? " ".repeat(skipped) + text.slice(skipped) : text;

/**
 * What readers see of front matter: a value in one line, without quotation marks or between those in which an apostrophe does no
 * harm. A colon or a number sign may end a value without any.
 */
const told =
  /^(?<key>title|subtitle|headline|tagline|caption|linkTitle|description|summary|abstract|excerpt|lead)(?:[ \t]*=[ \t]*|:[ \t]+)(?:"(?<quoted>[^"\\\n]+)"[ \t]*|(?<=:[ \t]+)(?<plain>[^\s"'[\]{}>|*&!%#`@?-][^\n]{0,1000}?)[ \t]*)\r?$/gm;
const heading = /title|headline|tagline|caption/i;

/** The paragraphs of front matter: titles and descriptions, and code around them. */
export function frontMatterParagraphs(front: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let at = 0;
  const code = (end: number): void => {
    const text = front.slice(at, end);
    if (text.trim() !== "") paragraphs.push({ start: at, text, kind: "code" });
  };
  for (const { 0: line, groups = {}, index } of front.matchAll(told)) {
    const text = groups.quoted ?? groups.plain ?? "";
    if (/: |\s#/.test(groups.plain ?? "")) continue;
    const start = index + line.lastIndexOf(text);
    code(start);
    paragraphs.push({ start, text, kind: heading.test(groups.key ?? "") ? "heading" : "prose" });
    at = start + text.length;
  }
  code(front.length);
  return paragraphs;
}
