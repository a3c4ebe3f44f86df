import { expect, test } from "vitest";
import { mappingOf, readHead } from "./read-head.ts";

const file = (name: string, text: string) => new File([text], name);

test.each([
  ["dictionary", "Word"],
  ["styleguide", "Match"],
  ["snippets", "Text"],
  ["termbase", "Text"],
] as const)("the head of a CSV file of a %s tells what its columns mean", async (table, member) => {
  const head = await readHead(table, file("list.CSV", `${member.toLowerCase()},Colour\nx,red\n`));
  expect(head && mappingOf(head)).toEqual({ [member.toLowerCase()]: member, Colour: null });
  expect(head?.rows).toEqual([["x", "red"]]);
  expect(head?.members).toContain(member);
});

test("a file of another kind has no columns to look at, nor has all of a team", async () => {
  expect(await readHead("dictionary", file("list.txt", "Word\nx\n"))).toBeUndefined();
  expect(await readHead("dictionary", file("csv", "Word\nx\n"))).toBeUndefined();
  expect(await readHead("team", file("team.csv", "Word\nx\n"))).toBeUndefined();
});

test("an empty file has no head", async () => {
  expect(await readHead("dictionary", file("list.csv", ""))).toBeUndefined();
});
