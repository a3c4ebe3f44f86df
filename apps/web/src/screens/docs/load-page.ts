import { pages } from "virtual:docs";
import type { DocsPage } from "../../docs/docs-page.ts";

const coming = new Map<string, Promise<DocsPage>>();

/** Returns the page at an address, which is fetched once; undefined if there is none. */
export function loadPage(address: string): Promise<DocsPage> | undefined {
  const known = coming.get(address);
  if (known !== undefined) return known;
  const page = pages
    .get(address)
    ?.load()
    .then((module) => module.default);
  if (page === undefined) return undefined;
  coming.set(address, page);
  // The caller reports a failure; the next call tries again.
  page.catch(() => coming.delete(address));
  return page;
}
