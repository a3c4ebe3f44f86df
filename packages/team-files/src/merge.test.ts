import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { followRenamedFiles, nameServerGroups } from "./align.ts";
import { differenceOf } from "./difference.ts";
import { defaultOf, type SyncCell, type SyncFields } from "./field.ts";
import { syncKinds } from "./kinds.ts";
import { mergeStates, type SyncConflict } from "./merge.ts";
import { readRecord, writeRecord } from "./record.ts";
import { sameFields } from "./same-fields.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";

function rule(match: string, more: SyncFields = {}): SyncFields {
  const own = Object.fromEntries(syncKinds.guides.fields.map((field) => [field.name, defaultOf(field, match)]));
  return { ...own, match, ...more };
}

function guide(name: string, entries: readonly SyncEntry[], id?: number): SyncGroup {
  return { id, entries, fields: { name, description: "", language: "", isEnabled: true } };
}

const house = (entries: readonly SyncEntry[]): StyleState => new Map([["guides/house", guide("House", entries, 1)]]);
const one = (match: string, more?: SyncFields, id?: number): SyncEntry => ({ fields: rule(match, more), id });
const rulesOf = (state: StyleState) => state.get("guides/house")?.entries.map(({ fields }) => fields) ?? [];

/** A random change of a team's rules. Names come from a small set, so that both sides meet. */
interface Edit {
  readonly what: "change" | "remove" | "add" | "rename";
  readonly which: number;
  readonly field: "replace" | "message" | "severity" | "isEnabled";
  readonly value: number;
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom("change", "change", "change", "remove", "add"),
  which: fc.nat(400),
  field: fc.constantFrom("replace", "message", "severity", "isEnabled"),
  value: fc.nat(2),
});

const values: Readonly<Record<Edit["field"], readonly SyncCell[]>> = {
  replace: ["a", "b", "c"],
  message: ["m", "n", "o"],
  severity: ["hint", "warning", "error"],
  isEnabled: [true, false, true],
};

function edited(entries: readonly SyncEntry[], edits: readonly Edit[]): SyncEntry[] {
  const now = new Map(entries.map((entry) => [String(entry.fields.match), entry]));
  for (const { what, which, field, value } of edits) {
    const match = what === "add" ? `new ${which % 100}` : `rule ${which}`;
    const entry = now.get(match);
    const fields = { ...(entry?.fields ?? rule(match)), [field]: values[field][value] ?? "" };
    if (what === "remove") now.delete(match);
    else if (entry || what === "add") now.set(match, { id: entry?.id, fields });
  }
  return [...now.values()];
}

const byName = (state: StyleState) => new Map(rulesOf(state).map((fields) => [String(fields.match), fields]));

/** Checks a merge rule by rule, in the simplest words there are for what it must do. */
function expectNothingLost(
  states: readonly [StyleState, StyleState, StyleState, StyleState],
  all: readonly SyncConflict[],
) {
  const named = new Set(all.map(({ name, field }) => `${name} ${field ?? ""}`));
  const [base, here, there, merged] = states.map(byName);
  for (const name of new Set([base, here, there].flatMap((each) => [...(each?.keys() ?? [])]))) {
    const [before, ours, theirs, after] = [base?.get(name), here?.get(name), there?.get(name), merged?.get(name)];
    const isNamed = (field: string) => named.delete(`guides/house: ${name} ${field}`);
    if (ours && theirs) expectFieldsKept(before, ours, theirs, after, isNamed);
    else {
      const left = ours ?? theirs;
      const isDeleted = left === undefined || (before !== undefined && sameFields(before, left));
      expect(after).toEqual(isDeleted ? undefined : left);
      expect(isNamed("")).toBe(before !== undefined && !isDeleted);
    }
  }
  expect([...named]).toEqual([]);
}

function expectFieldsKept(
  before: SyncFields | undefined,
  ours: SyncFields,
  theirs: SyncFields,
  after: SyncFields | undefined,
  isNamed: (field: string) => boolean,
) {
  for (const field of Object.keys(ours)) {
    const [was, mine, yours] = [before?.[field], ours[field], theirs[field]].map((cell) => JSON.stringify(cell));
    const isConflict = mine !== yours && (!before || (was !== mine && was !== yours));
    expect(isNamed(field)).toBe(isConflict);
    if (!isConflict) expect(JSON.stringify(after?.[field])).toBe(before && was === mine ? yours : mine);
  }
}

describe("merging", () => {
  test("of 1,000 random edits on both sides, nothing is lost, every conflict is named, and a second merge changes nothing", () => {
    const start = Array.from({ length: 400 }, (_, index) => one(`rule ${index}`, {}, index + 1));
    const edits = fc.array(anyEdit, { minLength: 1_000, maxLength: 1_000 });
    holds(
      fc.property(edits, edits, fc.constantFrom("ours", "theirs"), (here, there, side) => {
        const sides = { base: house(start), ours: house(edited(start, here)), theirs: house(edited(start, there)) };
        const { merged, conflicts } = mergeStates(sides);
        expectNothingLost([sides.base, sides.ours, sides.theirs, merged], conflicts);
        // Once every conflict has a side, both sides get the same state, and it stays.
        const decided = mergeStates(sides, () => side);
        expect(decided.conflicts).toEqual([]);
        const again = mergeStates({ base: decided.merged, ours: decided.merged, theirs: decided.merged });
        expect(again.conflicts).toEqual([]);
        expect(differenceOf("ours", decided.merged, again.merged)).toEqual([]);
        expect(differenceOf("theirs", decided.merged, again.merged)).toEqual([]);
        // A push that stopped halfway is the same change on both sides.
        const half = [...rulesOf(decided.merged)].filter((_, index) => index % 2 === 0).map((fields) => ({ fields }));
        const rest = edited(start, here).filter(
          ({ fields }) => !half.some((each) => each.fields.match === fields.match),
        );
        const later = mergeStates({ ...sides, theirs: house([...half, ...rest]) }, () => "ours");
        expect(later.conflicts).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it("names both values, and takes the side that is chosen for an entry, a file, or everything", () => {
    const sides = {
      base: house([one("a", {}, 1), one("b", {}, 2), one("c", {}, 3)]),
      ours: house([one("a", { replace: "x" }), one("b", { replace: "x" })]),
      theirs: house([one("a", { replace: "y" }, 1), one("c", { message: "kept" }, 3)]),
    };
    expect(mergeStates(sides).conflicts).toEqual([
      {
        ref: "guides/house",
        name: "guides/house: a",
        reason: "both-changed",
        field: "replace",
        ours: "x",
        theirs: "y",
      },
      { ref: "guides/house", name: "guides/house: b", reason: "deleted-on-server" },
      { ref: "guides/house", name: "guides/house: c", reason: "deleted-in-files" },
    ]);
    const { merged, conflicts } = mergeStates(sides, (name) => (name.endsWith(": a") ? "theirs" : "ours"));
    expect(conflicts).toEqual([]);
    expect(rulesOf(merged)).toEqual([rule("a", { replace: "y" }), rule("b", { replace: "x" })]);
  });

  it("follows a rule whose words changed on the server, and a guide whose file was renamed", () => {
    const base = house([one("a", { message: "m" }, 1)]);
    const ours = new Map([["guides/our-house", guide("House", [one("a", { message: "m" })])]]);
    const server = [{ kind: "guides" as const, ...guide("Home", [one("b", { message: "m" }, 1)], 1), id: 1 }];
    const followed = followRenamedFiles(base, ours);
    const theirs = nameServerGroups(server, followed, ours);
    const { merged, conflicts } = mergeStates({ base: followed, ours, theirs });
    expect(conflicts).toEqual([]);
    const [difference, ...others] = differenceOf("ours", ours, merged);
    expect(others).toEqual([]);
    expect(difference?.changed.map(({ from, to }) => [from.fields.match, to.fields.match])).toEqual([["a", "b"]]);
    expect(difference?.to?.fields.name).toBe("Home");
    expect(differenceOf("theirs", theirs, merged)).toEqual([]);
  });

  it("tells rules for the same words apart by their replacement and case", () => {
    const base = house([one("web", { replace: "Web" }, 1), one("web", { replace: "internet" }, 2)]);
    const ours = house([one("web", { replace: "Web" }), one("web", { replace: "internet", message: "m" })]);
    const theirs = house([one("web", { replace: "Web", message: "n" }, 1), one("web", { replace: "internet" }, 2)]);
    const { merged, conflicts } = mergeStates({ base, ours, theirs });
    expect(conflicts).toEqual([]);
    expect(rulesOf(merged).map(({ message }) => message)).toEqual(["n", "m"]);
  });

  it("names a deleted guide that the other side changed, and keeps it until someone decides", () => {
    const base = house([one("a", {}, 1)]);
    const theirs = house([one("a", { message: "new" }, 1)]);
    const { merged, conflicts } = mergeStates({ base, ours: new Map(), theirs });
    expect(conflicts).toEqual([{ ref: "guides/house", name: "guides/house", reason: "deleted-in-files" }]);
    expect(rulesOf(merged)).toEqual([rule("a", { message: "new" })]);
    expect(mergeStates({ base, ours: new Map(), theirs }, () => "ours").merged.size).toBe(0);
    expect(mergeStates({ base, ours: new Map(), theirs: base }).merged.size).toBe(0);
  });

  it("names a snippet folder whose folder was deleted", () => {
    const folder = (name: string, parent: string): SyncGroup => ({
      entries: [],
      fields: { name, description: "", parent },
    });
    const base = new Map([["snippets/a", folder("A", "")]]);
    const ours = new Map([...base, ["snippets/b", folder("B", "a")] as const]);
    const { conflicts } = mergeStates({ base, ours, theirs: new Map() });
    expect(conflicts).toEqual([expect.objectContaining({ name: "snippets/b", reason: "no-parent", ours: "a" })]);
  });

  it("writes what both sides have with a line for each entry, and reads it back", () => {
    const state = house([one("b", { replace: "x", includeContext: ["y"] }, 2), one("a", {}, 1)]);
    const record = { server: "https://example.org", team: { id: 7, name: "Docs" }, state };
    const text = writeRecord(record);
    expect(text).toContain('    [1,{"match":"a"}],\n    [2,{"match":"b","replace":"x","includeContext":["y"]}]\n');
    const read = readRecord("record", text);
    expect(read.team).toEqual(record.team);
    expect(writeRecord(read)).toBe(text);
    expect(() => readRecord("record", "<<<<<<< ours")).toThrow("not a record of a sync");
    expect(() => readRecord("record", text.replace('"version": 1', '"version": 2'))).toThrow("newer version");
  });
});
