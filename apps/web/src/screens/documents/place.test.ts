import { expect, test } from "vitest";
import {
  allProjects,
  changeBack,
  existingName,
  hasLongTag,
  isShared,
  placeOf,
  projectTree,
  queryOf,
  sharableBy,
  tagsIn,
  withTags,
} from "./place.ts";

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
  ["sharedProject=7", { kind: "sharedProject", id: 7 }],
  ["sharedProject=7&sharedFolder=Drafts%2FOne", { kind: "sharedProject", id: 7, folder: "Drafts/One" }],
  ["sharedProject=x", { kind: "all" }],
  ["project=", { kind: "all" }],
] as const)("the address “%s” is a place, and back", (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(place);
  expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place);
});

test("a project is shared by the owners of it and of those within it, and with those around it", () => {
  const owned = [
    { Name: "Novel", TeamId: null, Shares: 1, CanShare: true },
    { Name: "Novel/Drafts", TeamId: 3, Shares: 0, CanShare: true },
    { Name: "Novel/Drafts", TeamId: 4, Shares: 0, CanShare: false },
    { Name: "Novella", TeamId: 5, Shares: 0, CanShare: true },
    { Name: "Essays/Old", TeamId: null, Shares: 2, CanShare: true },
  ];
  expect([sharableBy(owned, "Novel"), sharableBy(owned, "Novel/Drafts"), sharableBy(owned, "Poems")]).toEqual([
    [null, 3],
    [3],
    [],
  ]);
  const shared = ["Novel", "Novel/Drafts", "Novella", "Essays", "Essays/Old"].filter((path) => isShared(owned, path));
  expect(shared).toEqual(["Novel", "Novel/Drafts", "Essays/Old"]);
  const Projects = ["Novel", "Novel/Drafts", "Novella"].map((Name) => ({ Name, Count: 1 }));
  const groups = { Count: 3, Favorites: 0, Shared: 0, Projects, Tags: [], OwnedProjects: owned, SharedProjects: [] };
  expect(allProjects(groups)).toEqual([...Projects, { Name: "Essays/Old", Count: 0 }]);
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
