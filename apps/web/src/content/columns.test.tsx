import type { TableColumn } from "@housestyle/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { columnsOf as wordColumns } from "../screens/dictionary/columns.tsx";
import type { DictionaryListRow } from "../screens/dictionary/entry.ts";
import { columnsOf as documentColumns } from "../screens/documents/columns.tsx";
import type { DocumentListRow } from "../screens/documents/document.ts";
import { columns as snippetColumns } from "../screens/snippets/columns.tsx";
import type { ListedSnippet } from "../screens/snippets/snippet.ts";
import { dictionary } from "../texts/dictionary.ts";
import { documents } from "../texts/documents.ts";

/** What stands in one cell of a list. */
function cell<Row>(columns: readonly TableColumn<Row>[], id: string, row: Row): string {
  const column = columns.find((each) => each.id === id);
  return renderToStaticMarkup(<Router ssrPath="/">{column?.cell(row)}</Router>);
}

const row = {
  Id: 7,
  Title: "Letter",
  Project: "Spring",
  TeamId: null,
  WordCount: 1204,
  Score: 81.6,
  Issues: 3,
  Opening: "Dear\n all",
  Tags: ["draft"],
  Found: null,
  ModifiedOn: "2026-11-20T10:00:00Z",
  DeletedOn: "2026-11-21T10:00:00Z",
} as unknown as DocumentListRow;
const teams = [{ Id: 4, Name: "Press" }] as never;

test("a document is opened by its title, and in the trash by nothing", () => {
  const listed = documentColumns(teams, { showDetails() {}, setFavorite() {} });
  expect(cell(listed, "title", row)).toContain('<a href="/editor?document=7" class="document-title">Letter</a>');
  expect(cell(listed, "title", row)).toContain("Dear all");
  expect(cell(listed, "actions", row)).toContain(`aria-label="${documents.detailsOf("Letter")}"`);
  const trash = documentColumns(teams);
  expect(cell(trash, "title", { ...row, Title: " ", Opening: "" })).toContain(documents.untitled);
  expect(cell(trash, "title", row)).not.toContain("href");
  expect(trash.map(({ id }) => id)).not.toContain("actions");
  expect(cell(trash, "modified", row)).toContain('dateTime="2026-11-21T10:00:00Z"');
  expect(cell(listed, "modified", row)).toContain('dateTime="2026-11-20T10:00:00Z"');
});

test("a document says whose it is, how long and how good, and why there is no score", () => {
  const listed = documentColumns(teams, { showDetails() {}, setFavorite() {} });
  expect(["owner", "words", "score"].map((id) => cell(listed, id, row))).toEqual([documents.mine, "1,204", "82"]);
  expect(cell(listed, "owner", { ...row, TeamId: 4 })).toBe("Press");
  const unread = cell(listed, "score", { ...row, Score: null, Issues: null });
  expect(unread).toContain(`<span class="visually-hidden">${documents.unchecked}</span>`);
});

test("an entry of a dictionary says what it is, where it counts and who wrote it", () => {
  const entry = {
    word: "<b>",
    isRegex: true,
    category: "",
    subCategory: "",
    caseSensitive: true,
    note: "as in HTML",
    CreatedOn: "2026-11-20T10:00:00Z",
    CreatedBy: 3,
  } as unknown as DictionaryListRow;
  const columns = wordColumns((id) => (id === 3 ? "Ann" : "nobody"));
  expect(cell(columns, "word", entry)).toContain("&lt;b&gt;</strong>");
  expect(cell(columns, "word", entry)).toContain(dictionary.expression);
  expect(cell(columns, "word", { ...entry, isRegex: false })).not.toContain(dictionary.expression);
  expect(cell(columns, "where", entry)).toContain(dictionary.everywhere);
  expect(cell(columns, "case", entry)).toContain(dictionary.caseExact);
  expect(cell(columns, "added", entry)).toContain(dictionary.addedBy("Ann"));
});

test("a snippet shows what calls it, where anything does", () => {
  const snippet = { Name: "Greeting", Shortcut: "dear", Text: "Dear {{field:Name}},", UseCount: 1500 } as ListedSnippet;
  expect(cell(snippetColumns, "shortcut", snippet)).toBe('<kbd class="shortcut">\\dear</kbd>');
  expect(cell(snippetColumns, "shortcut", { ...snippet, Shortcut: null })).toBe("");
  expect(cell(snippetColumns, "uses", snippet)).toBe("1,500");
  expect(cell(snippetColumns, "text", snippet)).toContain("Dear {{field:Name}},");
});
