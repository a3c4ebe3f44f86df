import { xmlText } from "@housestyle/files";

/** What XML 1.0 cannot hold at all: most control characters, halves of pairs. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const value = (text: string): string => xmlText(text.replace(impossible, "\uFFFD"));

/** An element with its attributes and what it holds, on lines of its own. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inner: readonly string[] = [],
): string {
  const start = Object.entries(attributes).reduce((tag, [key, each]) => `${tag} ${key}="${value(String(each))}"`, name);
  if (inner.length === 0) return `<${start}/>`;
  return `<${start}>\n${inner.join("\n").replace(/^/gm, "  ")}\n</${name}>`;
}

/** A document with that element. */
export const xml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
