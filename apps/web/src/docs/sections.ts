import { type DocsNode, type DocsPage, wordsOf } from "./docs-page.ts";

/** A part of a page, from one heading to the next. */
export interface DocsSection {
  readonly href: string;
  /** The title of the page. */
  readonly page: string;
  /** Its own heading; for what comes before the first one, the title of the page. */
  readonly title: string;
  readonly text: string;
}

/** Returns the sections of a page, in their order. */
export function sectionsOf(address: string, { title, nodes }: DocsPage): readonly DocsSection[] {
  const sections: { href: string; page: string; title: string; words: string[] }[] = [
    { href: address, page: title, title, words: [] },
  ];
  for (const node of nodes) {
    if (typeof node !== "string" && node.id !== undefined)
      sections.push({ href: `${address}#${node.id}`, page: title, title: wordsOf(node), words: [] });
    else sections.at(-1)?.words.push(readOut(node));
  }
  return sections.map(({ words, ...section }) => ({ ...section, text: words.join(" ").replace(/\s+/g, " ").trim() }));
}

/** Elements whose text is separated from the text after them by a space. */
const apart: ReadonlySet<string> = new Set(["li", "tr", "td", "th", "p", "pre"]);

function readOut(node: DocsNode): string {
  if (typeof node === "string") return node;
  const words = node.inside.map(readOut).join("");
  return apart.has(node.tag) ? `${words} ` : words;
}
