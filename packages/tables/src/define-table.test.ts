import { expect, test } from "vitest";
import {
  columnOf,
  dictionary,
  guideItems,
  guides,
  snippetFolders,
  snippets,
  type TableDefinition,
  termBases,
  terms,
  wireName,
} from "./index.ts";

test("a member has one name here, one in calls and one in the database", () => {
  expect(wireName(dictionary, "SubCategory")).toBe("subCategory");
  expect(wireName(guideItems, "WrongSentence")).toBe("WrongSentence");
  expect(columnOf("WrongSentence", guideItems.members.WrongSentence)).toBe("wrong_sentence");
  expect(columnOf("IsRegex", dictionary.members.IsRegex)).toBe("is_regex");
  expect(columnOf("SnippetFolderId", snippets.members.SnippetFolderId)).toBe("folder_id");
});

const all: readonly TableDefinition[] = [dictionary, guides, guideItems, termBases, terms, snippetFolders, snippets];

test.each(all)("what rows of $table are called, told apart and found by are members, or what they lie in", (table) => {
  const { called, same, aliases = {}, collection } = table;
  const { exactly = [], anyCase = [], alone = [], apart = [] } = same;
  const known = new Set([...Object.keys(table.members), collection]);
  const named = [...called, ...Object.values(aliases), ...[exactly, anyCase, alone, apart].flat()];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(aliases).filter((alias) => /[^a-z]/.test(alias))).toEqual([]);
});
