import { isPage } from "@housestyle/contract";
import { expect, test } from "vitest";
import { markdownFiles } from "../../docs-pages.ts";
import type { DocsEntry, DocsNode } from "./docs-page.ts";
import { readDocs } from "./read-docs.ts";

const { groups, pages } = readDocs(markdownFiles());

/** Every node of a page, however deep. */
const allOf = (nodes: readonly DocsNode[]): readonly DocsNode[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [node] : [node, ...allOf(node.inside)]));

/** Addresses of the product and places in its pages that do not exist. */
function isDead(from: string, href: string): boolean {
  if (/^https:|^\/api\/(docs|openapi\.json)$/.test(href)) return false;
  const { pathname, hash } = new URL(href, `https://server${from}`);
  const page = pages.get(pathname);
  if (hash !== "") return !page?.nodes.some((node) => typeof node !== "string" && `#${node.id}` === hash);
  return pathname.startsWith("/docs/") ? page === undefined : !isPage(pathname);
}

test("every link of a page leads to a page of the product, to a place in one, or to another site", () => {
  const links = [...pages].flatMap(([from, { nodes }]) =>
    allOf(nodes).flatMap((node) =>
      typeof node !== "string" && node.tag === "a" ? [{ from, href: node.href ?? "" }] : [],
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ from, href }) => isDead(from, href))).toEqual([]);
});

test("the list leads each kind of reader to pages that exist, and to every one of them", () => {
  const entries = groups.flatMap(({ entries: own }) =>
    own.flatMap((entry): readonly DocsEntry[] => [entry, ...entry.parts]),
  );
  expect(groups.map(({ title }) => title)).toEqual(["Writers", "Team admins", "Operators", "Integrators"]);
  expect(entries.filter(({ href }) => isDead("/docs", href))).toEqual([]);
  expect(new Set(entries.map(({ href }) => href).filter((href) => href !== "/rules"))).toEqual(new Set(pages.keys()));
});

test("pages for people who work on the product are not among them", () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/docs/operations", "/docs/editors/vscode"]));
  expect(["/docs/testing", "/docs/precision", "/docs/spec-coverage"].filter((page) => pages.has(page))).toEqual([]);
});
