import { addressOfFile, contentsFile, docsLink } from "./docs-link.ts";
import type { DocsGroup, DocsPage } from "./docs-page.ts";
import { partsIn, readContents } from "./read-contents.ts";
import { readPage } from "./read-page.ts";

/** All that the product shows of the documentation. */
export interface Docs {
  readonly groups: readonly DocsGroup[];
  /** The pages by their address, in the order of the list. */
  readonly pages: ReadonlyMap<string, DocsPage>;
}

/**
 * Returns the documentation from its files in Markdown, by their place in the repository. The product shows what the list
 * of all pages names for anyone but developers, and the pages below those.
 */
export function readDocs(files: ReadonlyMap<string, string>): Docs {
  const fileAt = new Map([...files.keys()].map((file) => [addressOfFile(file), file]));
  const read = (address: string, isShown: (file: string) => boolean): DocsPage => {
    const file = fileAt.get(address);
    const text = file && files.get(file);
    if (!text) throw new Error(`The documentation has no page for ${address}.`);
    return readPage(text, (href) => docsLink(file, href, isShown));
  };
  const partsOf = (href: string) =>
    fileAt.has(href)
      ? partsIn(
          read(href, () => true),
          href,
        )
      : [];
  const groups = readContents(
    read(addressOfFile(contentsFile), () => true),
    partsOf,
  );
  const addresses = new Set(
    groups
      .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.parts]))
      .map(({ href }) => href)
      .filter((href) => href.startsWith("/docs/")),
  );
  const isShown = (file: string) => addresses.has(addressOfFile(file));
  return { groups, pages: new Map([...addresses].map((address) => [address, read(address, isShown)])) };
}
