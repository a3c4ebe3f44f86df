/** One part of a page: words, or an element with what is in it. */
export type DocsNode = string | DocsElement;

export interface DocsElement {
  readonly tag: "p" | "h2" | "h3" | "ul" | "ol" | "li" | "pre" | "code" | "strong" | "em" | "a" | "table" | TableTag;
  readonly inside: readonly DocsNode[];
  /** The name that links lead to. Only headings have one. */
  readonly id?: string;
  /** Where it leads. Only links have one. */
  readonly href?: string;
}

type TableTag = "thead" | "tbody" | "tr" | "th" | "td";

/** A page of the documentation. */
export interface DocsPage {
  readonly title: string;
  readonly nodes: readonly DocsNode[];
}

/** A page in the list of all pages. */
export interface DocsEntry {
  /** Its address: `/docs/editors/vscode`, or `/rules` for what the product has a screen of its own for. */
  readonly href: string;
  readonly title: string;
  /** What is in it, in a few words; empty where the title says it. */
  readonly about: string;
  /** The pages below it. */
  readonly parts: readonly DocsEntry[];
}

/** The pages for one kind of reader. */
export interface DocsGroup {
  readonly title: string;
  readonly entries: readonly DocsEntry[];
}

/** Returns the words of a node and of everything in it. */
export function wordsOf(node: DocsNode): string {
  return typeof node === "string" ? node : node.inside.map(wordsOf).join("");
}
