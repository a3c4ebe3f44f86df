import {
  type DocsElement,
  type DocsEntry,
  type DocsGroup,
  type DocsNode,
  type DocsPage,
  wordsOf,
} from "./docs-page.ts";

/** What people read who work on the product itself; the product shows no page of it. */
const forDevelopers = "Developers";

/**
 * Returns the groups of a list of all pages, which has a heading for each kind of reader and below it a link to each page
 * with a few words about it. `partsOf` returns the pages below a page.
 */
export function readContents(
  { nodes }: DocsPage,
  partsOf: (href: string) => readonly DocsEntry[],
): readonly DocsGroup[] {
  const lists = new Map<string, readonly DocsNode[]>();
  let title = "";
  for (const node of nodes) {
    if (isElement(node, "h2")) title = wordsOf(node);
    if (isElement(node, "ul")) lists.set(title, node.inside);
  }
  lists.delete(forDevelopers);
  return [...lists].map(([reader, items]) => ({
    title: reader,
    entries: items.flatMap((item) => entryOf(item, partsOf)),
  }));
}

function entryOf(item: DocsNode, partsOf: (href: string) => readonly DocsEntry[]): readonly DocsEntry[] {
  const [link, ...rest] = typeof item === "string" ? [] : item.inside;
  if (!isElement(link, "a") || link.href === undefined) return [];
  const about = rest
    .map(wordsOf)
    .join("")
    .replace(/^[:,]\s*/, "");
  return [{ href: link.href, title: wordsOf(link), about, parts: partsOf(link.href) }];
}

function isElement(node: DocsNode | undefined, tag: DocsElement["tag"]): node is DocsElement {
  return typeof node === "object" && node.tag === tag;
}

/** Returns the links of a page to pages of its own folder, in their order, each once. */
export function partsIn(page: DocsPage, folder: string): readonly DocsEntry[] {
  const found = new Map<string, DocsEntry>();
  const look = (node: DocsNode): void => {
    if (typeof node === "string") return;
    const { href = "" } = node;
    if (href.startsWith(`${folder}/`) && !href.includes("#") && !found.has(href))
      found.set(href, { href, title: wordsOf(node), about: "", parts: [] });
    node.inside.forEach(look);
  };
  page.nodes.forEach(look);
  return [...found.values()];
}
