import { expect, test } from "vitest";
import {
  columnOf,
  dictionary,
  guideItems,
  guides,
  type Member,
  sizes,
  snippetFolders,
  snippets,
  type TableDefinition,
  termBases,
  termStatuses,
  terms,
  wireName,
} from "./index.ts";

const all: readonly TableDefinition[] = [dictionary, guides, guideItems, termBases, terms, snippetFolders, snippets];
const membersOf = (table: TableDefinition): readonly (readonly [string, Member])[] => Object.entries(table.members);

test.each(all)("no two members of $table share a name in calls or a column in the database", (table) => {
  const members = membersOf(table);
  for (const names of [
    members.map(([name]) => wireName(table, name)),
    members.map(([name, member]) => columnOf(name, member)),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
  for (const [name, member] of members) expect(columnOf(name, member)).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
});

test.each(all)("every text of $table has a greatest length", (table) => {
  for (const [, member] of membersOf(table)) {
    if ("most" in member) expect(member.most).toBeGreaterThan(0);
    if (member.kind === "list") expect(member.count).toBeGreaterThan(0);
  }
});

test.each(all)("what $table takes for granted is one of its choices", (table) => {
  for (const [, member] of membersOf(table)) {
    if (member.kind !== "choice") continue;
    expect(member.values).toContain(member.otherwise);
    if (member.unknown !== undefined) expect(member.values).toContain(member.unknown);
    // Files know them in any letter case.
    expect(new Set(member.values.map((value) => value.toLowerCase())).size).toBe(member.values.length);
  }
});

test.each(all)("what $table calls a row by cannot be missing everywhere", (table) => {
  const [first] = table.called;
  const member = table.members[first];
  expect(member && "required" in member && member.required).toBeTruthy();
});

test.each(all)("no other name of a member of $table is the name of another one", (table) => {
  const own = new Set(Object.keys(table.members).map((name) => name.toLowerCase()));
  const ambiguous = Object.entries(table.aliases ?? {}).filter(
    ([alias, name]) => own.has(alias) && alias !== name.toLowerCase(),
  );
  expect(ambiguous).toEqual([]);
});

test("a proposed term is what a file means that says something unknown", () => {
  expect(terms.members.Status).toMatchObject({ otherwise: "Approved", unknown: "Pending" });
  expect(terms.members.Status.values).toBe(termStatuses);
});

test("the formatted form of a snippet has room for all its plain text", () => {
  expect(snippets.members.Html.most).toBeGreaterThanOrEqual(sizes.snippetText);
});
