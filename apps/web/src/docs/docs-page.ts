/** One part of a page: text, or an element with its content. */
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
  /** Its address: `/docs/editors/vscode`, or `/rules` for content that has its own screen in the product. */
  readonly href: string;
  readonly title: string;
  /** A short description of its content. Empty if the title is enough. */
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
