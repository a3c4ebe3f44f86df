import type { DocTag } from "@housestyle/contract";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const attribute = (name: string, value: string) =>
  ` ${name}="${value.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)}"`;

/**
 * Returns the pieces of an HTML source in order: text, tags, and comments. An unclosed tag is text. Takes linear time.
 */
function piecesOf(source: string): { readonly piece: string; readonly isMarkup: boolean }[] {
  const pieces: { piece: string; isMarkup: boolean }[] = [];
  const lastClose = { ">": source.lastIndexOf(">"), "-->": source.lastIndexOf("-->") };
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf("<", at);
    const close = open >= 0 && source.startsWith("<!--", open) ? "-->" : ">";
    if (open < 0 || lastClose[close] < open) break;
    const end = source.indexOf(close, open) + close.length;
    pieces.push({ piece: source.slice(at, open), isMarkup: false }, { piece: source.slice(open, end), isMarkup: true });
    at = end;
  }
  return [...pieces, { piece: source.slice(at), isMarkup: false }];
}

/**
 * Returns HTML with a `span.pwa` around the words of each tag. Words that cross the border of an element are marked
 * piece by piece, so that elements stay intact. Of overlapping tags, the first and longest is marked. `tags` are in
 * text order.
 */
export function markHtml(html: string, tags: readonly DocTag[]): string {
  const out: string[] = [];
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.startPos < at) continue;
    out.push(html.slice(at, tag.startPos), marked(html.slice(tag.startPos, tag.endPos + 1), tag, index));
    at = tag.endPos + 1;
  }
  return out.join("") + html.slice(at);
}

function marked(source: string, tag: DocTag, index: number): string {
  const pieces = piecesOf(source);
  const words = pieces.flatMap(({ piece, isMarkup }) => (isMarkup ? [] : piece));
  const open = opening(words.join(""), tag, index);
  const around = (piece: string) => (piece.trim() === "" ? piece : `${open}${piece}</span>`);
  return pieces.map(({ piece, isMarkup }) => (isMarkup ? piece : around(piece))).join("");
}

function opening(words: string, tag: DocTag, index: number): string {
  return [
    '<span class="pwa pwa1 pwa-color pwa-blue"',
    attribute("title", tag.hint),
    attribute("data-report", tag.report),
    attribute("data-suggestions", tag.suggestions.join("~")),
    attribute("data-index", String(index)),
    attribute("data-category", tag.category),
    attribute("data-sub-category", tag.subcategory),
    attribute("data-urls", tag.urls?.join("~") ?? ""),
    attribute("data-help", tag.helpId),
    attribute("data-original-text", words),
    attribute("data-tag-id", tag.id),
    ">",
  ].join("");
}
