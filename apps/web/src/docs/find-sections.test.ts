import { expect, test } from "vitest";
import { findSections } from "./find-sections.ts";
import { sectionsOf } from "./sections.ts";

const operations = sectionsOf("/docs/operations", {
  title: "Operations",
  nodes: [
    { tag: "p", inside: ["Run a server, and ", { tag: "strong", inside: ["keep"] }, " it running."] },
    { tag: "h2", id: "backups", inside: ["Backups"] },
    { tag: "pre", inside: ["npm run backup"] },
    {
      tag: "p",
      inside: [`The file holds a server’s documents. ${"Words and more words follow here. ".repeat(12)}Restore it.`],
    },
    { tag: "h2", id: "email", inside: ["Email"] },
    {
      tag: "ul",
      inside: [
        { tag: "li", inside: ["Queued email is part of a backup."] },
        { tag: "li", inside: ["Stamps"] },
      ],
    },
  ],
});
const found = (wanted: string) => findSections(operations, wanted).map(({ section }) => section.href);

test("a page is cut at its headings", () => {
  expect(operations.map(({ href, title, text }) => [href, title, text.slice(0, 40)])).toEqual([
    ["/docs/operations", "Operations", "Run a server, and keep it running."],
    ["/docs/operations#backups", "Backups", "npm run backup The file holds a server’s"],
    ["/docs/operations#email", "Email", "Queued email is part of a backup. Stamps"],
  ]);
});

test("all words have to occur, and a hit in a heading comes first", () => {
  expect(found("backup")).toEqual(["/docs/operations#backups", "/docs/operations#email"]);
  expect(found("BACKUP queued")).toEqual(["/docs/operations#email"]);
  expect(found("server's")).toEqual(["/docs/operations#backups"]);
  expect(found("zorblax")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("the title of the page counts for its sections, but does not find them alone", () => {
  expect(found("operations email")).toEqual(["/docs/operations#email"]);
  expect(found("operations")).toEqual(["/docs/operations"]);
});

test("a result shows the words around the first hit, with every hit marked", () => {
  const [first] = findSections(operations, "restore it");
  const text = first?.excerpt.map((piece) => piece.text).join("") ?? "";
  expect(text).toMatch(/^…[A-Za-z]+ .*Restore it\.$/);
  expect(text.length).toBeLessThan(200);
  expect(first?.excerpt.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(["Restore", "it"]);
});
