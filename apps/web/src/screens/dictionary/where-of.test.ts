import { expect, test } from "vitest";
import { ownerFilter, teamIdOf } from "../../content/owner-filter.ts";
import { dictionary as texts } from "../../texts/dictionary.ts";
import { members } from "../../texts/team.ts";
import { nameOf } from "../members/member-names.ts";
import { whereOf } from "./where-of.ts";

test("an entry says where it counts: in one rule, in a category, or everywhere", () => {
  expect(whereOf({ category: "", subCategory: "" })).toBe(texts.everywhere);
  expect(whereOf({ category: "grammar", subCategory: "grammar/a-or-an" })).toBe(texts.rule("grammar/a-or-an"));
  for (const [category, name] of Object.entries(texts.form.categories)) {
    if (category !== "") expect(whereOf({ category, subCategory: "" })).toBe(name);
  }
  // What another program has written is shown as it is.
  expect(whereOf({ category: "Legal", subCategory: "" })).toBe("Legal");
});

test("a member is called by their name, else by their address, and nobody by nothing", () => {
  expect(nameOf({ Name: "Ann", Email: "ann@example.org" })).toBe("Ann");
  expect(nameOf({ Name: "", Email: "ann@example.org" })).toBe("ann@example.org");
  expect(nameOf({ Name: "", Email: "" })).toBe(members.unnamed);
});

test("what is one's own belongs to no team", () => {
  expect([teamIdOf(0), teamIdOf(7)]).toEqual([null, 7]);
  expect([ownerFilter(0), ownerFilter(7)]).toEqual(["TeamId eq null", "TeamId eq 7"]);
});
