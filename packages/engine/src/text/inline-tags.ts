import type { Span } from "./span.ts";

/** What else than Markdown stands in the lines of a Markdown file, spans in the line. */
export interface InlineTags {
  readonly markup: readonly Span[];
  readonly opaque: readonly Span[];
}

/** {{ value }}, {{< shortcode >}}, {% tag %}: Liquid, Hugo, Jinja. One that is never closed is prose. */
const tag = /\{(?:\{(?:[^{}]|\{[^{}]*\})*\}|%[^{}]*%)\}/g;
/** [[Title of another note]], as in Obsidian. */
const noteLink = /\[\[[^[\]\n]{1,300}\]\]/g;
/** ==highlighted words== */
const highlight = /(?<![=!<>])==(?=[^\s=])[^=\n]{0,200}[^\s=]==(?!=)|(?<![=!<>])==[^\s=]==(?!=)/g;

/** Returns the tags of template languages in some text: a value stands for a thing; a tag that steers is not there for the reader. */
export function templateTags(text: string): { readonly markup: Span[]; readonly opaque: Span[] } {
  const markup: Span[] = [];
  const opaque: Span[] = [];
  if (text.includes("{"))
    for (const { index, 0: found } of text.matchAll(tag))
      (found.startsWith("{%") ? markup : opaque).push({ start: index, end: index + found.length });
  return { markup, opaque };
}

/**
 * Returns the tags of template languages, the links to other notes, and the marks of highlights in some Markdown: a value or a link stands for a thing; a tag that
 * steers, and a mark, are not there for the reader.
 */
export function inlineTags(text: string): InlineTags {
  const { markup, opaque } = templateTags(text);
  if (text.includes("[["))
    for (const { index, 0: found } of text.matchAll(noteLink)) opaque.push({ start: index, end: index + found.length });
  if (text.includes("=="))
    for (const { index, 0: found } of text.matchAll(highlight)) {
      const end = index + found.length;
      markup.push({ start: index, end: index + 2 }, { start: end - 2, end });
    }
  return { markup, opaque };
}
