import { expect, test } from "vitest";
import type { DocumentListRow } from "./document.ts";
import { unusedDocument } from "./unused-document.ts";

const empty: DocumentListRow = {
  ...{ Id: 4, Title: "", Project: "", Tags: [], TeamId: null, Language: "en-US", Style: "general", WordCount: 0 },
  ...{ Issues: null, Score: null, Version: 1, CreatedOn: "2027-01-01", CreatedBy: 7, ModifiedOn: "2027-01-01" },
  ...{ ModifiedBy: 7, DeletedOn: null, CanEdit: true, Opening: "", Favorite: false, CanLeave: false, Found: null },
  ...{ Role: "own", CanShare: true, SharedBy: null },
};
const wanted = { Project: "", Tags: [], Language: "en-US", Style: "general" };

test("an empty document that nobody wrote in is used again where a new one is wanted", () => {
  expect(unusedDocument([{ ...empty, Title: "Named" }, empty], wanted, 7)?.Id).toBe(4);
  const inProject = { ...empty, Project: "Novel", Tags: ["cut"] };
  expect(unusedDocument([inProject], { ...wanted, Project: "Novel", Tags: ["cut"] }, 7)?.Id).toBe(4);
});

test("a document that is anything more than that is left alone", () => {
  const others: Partial<DocumentListRow>[] = [
    { Title: "Named" },
    { Opening: "A word" },
    { WordCount: 1 },
    // It was written in, and emptied again: its history has what it was.
    { Version: 2 },
    { TeamId: 3 },
    { CreatedBy: 8 },
    { CreatedBy: null },
    { CanEdit: false },
    { Favorite: true },
    { Project: "Novel" },
    { Tags: ["cut"] },
    { Style: "academic" },
    { Language: "en-GB" },
    { DeletedOn: "2027-01-02" },
  ];
  expect(others.filter((other) => unusedDocument([{ ...empty, ...other }], wanted, 7))).toEqual([]);
  expect(unusedDocument([{ ...empty, CreatedBy: null }], wanted, undefined)).toBeUndefined();
});
