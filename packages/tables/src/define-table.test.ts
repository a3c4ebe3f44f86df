import { expect, test } from "vitest";
import { columnOf, dictionary, guideItems, snippets, wireName } from "./index.ts";

test("a member has one name here, one in calls and one in the database", () => {
  expect(wireName(dictionary, "SubCategory")).toBe("subCategory");
  expect(wireName(guideItems, "WrongSentence")).toBe("WrongSentence");
  expect(columnOf("WrongSentence", guideItems.members.WrongSentence)).toBe("wrong_sentence");
  expect(columnOf("IsRegex", dictionary.members.IsRegex)).toBe("is_regex");
  expect(columnOf("SnippetFolderId", snippets.members.SnippetFolderId)).toBe("folder_id");
});
