import { expect, test } from "vitest";
import { docsLink } from "./docs-link.ts";

const shown = new Set(["docs/operations.md", "docs/builds.md", "docs/editors/README.md", "docs/editors/vscode.md"]);
const link = (from: string, href: string) => docsLink(from, href, (file) => shown.has(file));

test("a link between pages leads to where the product shows them", () => {
  expect(link("docs/api.md", "operations.md#backups")).toBe("/docs/operations#backups");
  expect(link("docs/README.md", "editors/README.md")).toBe("/docs/editors");
  expect(link("docs/editors/README.md", "vscode.md")).toBe("/docs/editors/vscode");
  expect(link("docs/editors/README.md", "../builds.md#which-files")).toBe("/docs/builds#which-files");
  expect(link("docs/editors/README.md", "../README.md")).toBe("/docs");
});

test("the rules have screens of their own", () => {
  expect(link("docs/command-line.md", "rules.md")).toBe("/rules");
});

test("places of the same page and other sites are left as they are", () => {
  expect(link("docs/api.md", "#get-a-key")).toBe("#get-a-key");
  expect(link("docs/api.md", "https://example.org/a.md")).toBe("https://example.org/a.md");
});

test("what only the repository shows is no link", () => {
  expect(link("docs/office.md", "peers.md")).toBeUndefined();
  expect(link("docs/README.md", "../ARCHITECTURE.md")).toBeUndefined();
  expect(link("docs/library.md", "../packages/unified/README.md")).toBeUndefined();
});
