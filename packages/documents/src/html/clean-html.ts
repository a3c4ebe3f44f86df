/** Matches a tag. As in browsers, a tag without an end extends to the end of the text, so no other is looked for. */
const tag = /<[a-z][^>]*(?:>|$)/gi;
const attribute = /\s(style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Pasted HTML without style sheets, inline styles and handlers, which the rules of the page forbid even in a document
 * that is only read, and without halves of characters. What a style says about weight and slant is kept as `data-weight`
 * and `data-slant`: that is how Google Docs and Word say “bold”; lines below and through words, raised and lowered words, and alignment are kept in the same way; what Word says of a list
 * is kept as `data-level` and `data-list`, and that something is not shown as `data-hidden`. Text between tags is not touched.
 */
export function cleanHtml(html: string): string {
  return withoutStyleSheets(html)
    .toWellFormed()
    .replace(tag, (written) =>
      written.replace(attribute, (_all, name: string, value: string) =>
        name.toLowerCase() === "style" ? kept(value) : "",
      ),
    );
}

/**
 * Removes style sheets, which LibreOffice, Word, and Excel include. As in browsers, one without an end extends to the
 * end of the text.
 */
function withoutStyleSheets(html: string): string {
  const [before = "", ...sheets] = html.split(/<style\b/i);
  const behind = sheets
    .map((sheet) => /<\/style\s*>/i.exec(sheet))
    .map((end) => (end ? end.input.slice(end.index + end[0].length) : ""));
  return before + behind.join("");
}

function kept(style: string): string {
  const weight = /font-weight:\s*(bold|normal|\d+)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = weight === "bold" || Number(weight) >= 600;
  const isItalic = /font-style:\s*italic/i.test(style);
  const list = /mso-list:\s*(?:\w+\s+level(\d+)|(ignore))/i.exec(style);
  const [, level, mark] = list ?? [];
  return [
    level ? ` data-level="${level}"` : mark ? ' data-list="ignore"' : "",
    /(?:^|[;"'])\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i.test(style) ? " data-hidden" : "",
    weight ? ` data-weight="${isBold ? "bold" : "normal"}"` : "",
    isItalic ? ' data-slant="italic"' : "",
    lineIn(style),
    valueIn(style, "shift", /vertical-align:\s*(super|sub)\b/i),
    valueIn(style, "align", /text-align:\s*(center|right|justify)\b/i),
  ].join("");
}

/** Returns the underline and strikethrough in a style. */
function lineIn(style: string): string {
  const lines = /text-decoration(?:-line)?:([^;]*)/i.exec(style)?.[1]?.toLowerCase() ?? "";
  const found = [lines.includes("underline") ? "under" : "", lines.includes("line-through") ? "through" : ""];
  const value = found.filter(Boolean).join(" ");
  return value && ` data-line="${value}"`;
}

function valueIn(style: string, name: string, pattern: RegExp): string {
  const value = pattern.exec(style)?.[1]?.toLowerCase();
  return value === undefined ? "" : ` data-${name}="${value}"`;
}
