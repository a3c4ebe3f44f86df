import { expect, test } from "vitest";
import { changeBack, existingName, hasLongTag, placeOf, projectTree, queryOf, tagsIn, withTags } from "./place.ts";

test("projects are a tree: each under its own, numbers in their order, and one that has only others in it is there", () => {
  const projects = ["Novel/10 End", "Novel/2 Middle", "Essays", "Novel", "Novel 2", "A/B"].map((Name) => ({
    Name,
    Count: 1,
  }));
  expect(projectTree(projects).map(({ name, depth, count }) => `${"  ".repeat(depth)}${name} ${count}`)).toEqual([
    "A 1",
    "  B 1",
    "Essays 1",
    "Novel 3",
    "  2 Middle 1",
    "  10 End 1",
    "Novel 2 1",
  ]);
});

test.each([
  ["", { kind: "all" }],
  ["favorites=true", { kind: "favorites" }],
  ["project=Novel%2FDrafts", { kind: "project", name: "Novel/Drafts" }],
  ["tag=a%26b", { kind: "tag", name: "a&b" }],
  ["shared=true", { kind: "shared" }],
  ["project=", { kind: "all" }],
] as const)("the address “%s” is a place, and back", (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(place);
  expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place);
});

test("tags are typed with commas and counted once, whatever their case", () => {
  expect(tagsIn(" first draft, Cut,,cut , ")).toEqual(["first draft", "Cut"]);
  expect(existingName(" novel", ["Essays", "Novel"])).toBe("Novel");
  expect(existingName("Novella", ["Novel"])).toBe("Novella");
  expect(tagsIn("CUT, new", ["Cut"])).toEqual(["Cut", "new"]);
  expect([hasLongTag("a,".repeat(60)), hasLongTag(`a, ${"b".repeat(51)}`)]).toEqual([false, true]);
  expect(withTags(["Cut"], ["cut", "new"])).toEqual(["Cut", "new"]);
});

test("undo takes back what was changed, and nothing that came after it", () => {
  const row = { Project: "Novel", Tags: ["draft"], Favorite: false };
  expect(changeBack(row, { Project: "" }, { ...row, Project: "" })).toEqual({ Project: "Novel" });
  expect(changeBack(row, { Project: "" }, { ...row, Project: "Essays" })).toEqual({});
  const given = { Tags: ["draft", "cut"] };
  expect(changeBack(row, given, { ...row, Tags: ["draft", "cut"] })).toEqual({ Tags: ["draft"] });
  expect(changeBack(row, given, { ...row, Tags: ["Cut", "later"] })).toEqual({ Tags: ["later"] });
  expect(changeBack(row, given, { ...row, Tags: ["later"] })).toEqual({});
  expect(changeBack(row, { Favorite: true }, { ...row, Favorite: true })).toEqual({ Favorite: false });
  expect(changeBack(row, {}, row)).toEqual({});
});
