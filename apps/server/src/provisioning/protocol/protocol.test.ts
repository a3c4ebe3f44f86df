import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyPatch,
  groupDefinition,
  matches,
  mustBeAbout,
  parseFilter,
  type Resource,
  readPatch,
  readResource,
  userDefinition,
} from "./index.ts";

const schemas = [userDefinition.schema];
const ann: Resource = {
  ...{ id: "7", userName: "ann@corp.example", displayName: "Ann Bell", active: true },
  name: { givenName: "Ann", familyName: "Bell" },
  emails: [
    { value: "ann@corp.example", type: "work", primary: true },
    { value: "ann@home.example", type: "home" },
  ],
  meta: { created: "2026-01-02T03:04:05.000Z" },
};

function holds(source: string, resource = ann): boolean | undefined {
  const filter = parseFilter(source);
  return filter && matches(filter, resource, userDefinition);
}

describe("a filter", () => {
  test.each([
    ['userName eq "ANN@corp.example"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "ann"', true],
    ['USERNAME Eq "ann@corp.example" AND Active eq TRUE', true],
    ['id eq "7"', true],
    ["externalId pr", false],
    ['not (displayName co "Bell")', false],
    ['name.familyName eq "bell" and not (active eq false)', true],
    ['emails.value ew "home.example"', true],
    ['emails co "home.example"', true],
    ['emails[type eq "home" and value co "@corp"]', false],
    ['emails[type eq "work" and value co "@corp"]', true],
    ['userName eq "x" or displayName eq "x" and active eq true', false],
    ['(userName eq "x" or active eq true) and displayName pr', true],
    ['displayName ne "Ann Bell"', false],
    ['externalId ne "x"', true],
    ["externalId eq null", true],
    ['meta.created gt "2026-01-01T00:00:00Z"', true],
    ['meta.created lt "2026-01-01T00:00:00Z"', false],
    ['displayName gt "ann a"', true],
    ['title eq "x"', false],
    ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "x"', false],
    ["active gt true", false],
  ])("%s", (source, expected) => expect(holds(source)).toBe(expected));

  test.each([
    "",
    "userName",
    "userName eq",
    'userName is "x"',
    'eq "x"',
    'userName eq "x',
    'userName eq "x" and',
    "(active eq true",
    'emails[type eq "x"',
    "userName eq 'x'",
    'a.b.c eq "x"',
    `${"(".repeat(51)}active eq true${")".repeat(51)}`,
    `userName eq "${"x".repeat(5_000)}"`,
    Array.from({ length: 201 }, () => "a pr").join(" or "),
  ])("%s is none", (source) => expect(parseFilter(source)).toBeUndefined());

  test("about an attribute that does not exist is refused", () => {
    for (const source of ['shoeSize eq "9"', 'name.middle eq "x"', 'emails[size eq "x"]', "not (shoeSize pr)"]) {
      const filter = parseFilter(source);
      if (!filter) throw new Error(source);
      expect(() => mustBeAbout(filter, userDefinition)).toThrow();
    }
  });

  test("of any text is read in a moment, or not at all", () => {
    const pieces = [
      "(",
      ")",
      "[",
      "]",
      ".",
      "not ",
      "and ",
      "or ",
      "userName ",
      "emails",
      "eq ",
      "pr ",
      '"a\\"b" ',
      '"',
      " ",
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 }), (parts) => {
        parseFilter(parts.join(""));
      }),
    );
    const begun = performance.now();
    for (const long of ["(".repeat(4_000), '"\\'.repeat(2_000), "a.".repeat(2_000), "9".repeat(4_000)])
      parseFilter(long);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  test("means what a simple model of it means", () => {
    const names = ["a", "B", "b", "ab", undefined];
    const leaf = fc
      .tuple(fc.constantFrom("eq", "ne", "co", "sw", "ew"), fc.constantFrom("a", "B", "ab"))
      .map(([by, value]) => ({
        source: `displayName ${by} "${value}"`,
        model: (name?: string) => model(by, name, value),
      }));
    type Node = { source: string; model: (name?: string) => boolean };
    const { node } = fc.letrec<{ node: Node }>((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        leaf,
        fc.tuple(tie("node"), tie("node"), fc.boolean()).map(([one, two, isAnd]) => ({
          source: `(${one.source}) ${isAnd ? "and" : "or"} (${two.source})`,
          model: (name?: string) => (isAnd ? one.model(name) && two.model(name) : one.model(name) || two.model(name)),
        })),
        tie("node").map((one) => ({ source: `not (${one.source})`, model: (name?: string) => !one.model(name) })),
      ),
    }));
    fc.assert(
      fc.property(node, fc.constantFrom(...names), (filter, name) => {
        expect(holds(filter.source, name === undefined ? {} : { displayName: name })).toBe(filter.model(name));
      }),
    );
  });
});

function model(by: string, name: string | undefined, value: string): boolean {
  const [left, right] = [name?.toLowerCase(), value.toLowerCase()];
  switch (by) {
    case "eq":
      return left === right;
    case "ne":
      return left !== right;
    case "co":
      return left?.includes(right) ?? false;
    case "sw":
      return left?.startsWith(right) ?? false;
    default:
      return left?.endsWith(right) ?? false;
  }
}

const operations = (...Operations: readonly object[]) =>
  readPatch({ schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations });
const { id: _id, meta: _meta, ...stored } = ann;
const patched = (...each: readonly object[]) => applyPatch(stored, operations(...each), userDefinition);
const reasonOf = (act: () => unknown) => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { details?: { more?: { scimType?: string } } }).details?.more?.scimType;
  }
};

/** The members after these changes, kept as a set. */
function heldAfter(changes: readonly { readonly op: string; readonly values: readonly string[] }[]): Set<string> {
  const held = new Set<string>();
  for (const { op, values } of changes) {
    if (op === "replace") held.clear();
    for (const each of values) {
      if (op === "remove") held.delete(each);
      else held.add(each);
    }
  }
  return held;
}

describe("a patch", () => {
  test("changes parts of values, and keeps the others", () => {
    expect(patched({ op: "replace", path: "name.givenName", value: "Anna" }).name).toEqual({
      ...{ givenName: "Anna", familyName: "Bell" },
    });
    expect(patched({ op: "add", path: "name", value: { formatted: "A. Bell" } }).name).toEqual({
      ...{ givenName: "Ann", familyName: "Bell", formatted: "A. Bell" },
    });
    expect(patched({ op: "Replace", value: { "name.familyName": "Boll", ACTIVE: "False", id: "9" } })).toMatchObject({
      ...{ name: { familyName: "Boll" }, active: false },
    });
    expect(patched({ op: "remove", path: "name" }).name).toBeUndefined();
  });

  test("changes the values of a list that a filter matches", () => {
    const at = (path: string, op: string, value?: unknown) => patched({ op, path, value }).emails;
    expect(at('emails[type eq "home"].value', "replace", "a@b.example")).toEqual([
      { value: "ann@corp.example", type: "work", primary: true },
      { value: "a@b.example", type: "home" },
    ]);
    expect(at('emails[type eq "home"]', "remove")).toHaveLength(1);
    expect(at('emails[type eq "none"]', "remove")).toHaveLength(2);
    expect(at('emails[type eq "other"].value', "add", "o@b.example")).toHaveLength(3);
    expect(at("emails", "add", [{ value: "new@b.example", primary: true }])).toEqual([
      { value: "ann@corp.example", type: "work", primary: false },
      { value: "ann@home.example", type: "home" },
      { value: "new@b.example", primary: true },
    ]);
    expect(at("emails", "replace", [])).toBeUndefined();
  });

  test("adds and removes members, also as some providers write it", () => {
    const group: Resource = { displayName: "G", members: [{ value: "1" }, { value: "2" }] };
    const after = (...each: readonly object[]) => applyPatch(group, operations(...each), groupDefinition).members;
    expect(after({ op: "add", path: "members", value: [{ value: "2" }, { value: "3" }] })).toHaveLength(3);
    expect(after({ op: "remove", path: 'members[value eq "1"]' })).toEqual([{ value: "2" }]);
    expect(after({ op: "Remove", path: "members", value: [{ value: "2" }] })).toEqual([{ value: "1" }]);
    expect(after({ op: "remove", path: "members" })).toBeUndefined();
    expect(after({ op: "replace", value: { members: [{ value: "9" }] } })).toEqual([{ value: "9" }]);
  });

  test("accepts what is not stored here, without storing it", () => {
    const changed = patched(
      { op: "add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "Ink" },
      { op: "replace", path: 'addresses[type eq "work"].locality', value: "Ink" },
      { op: "replace", path: "title", value: "Ink" },
    );
    expect(changed).toEqual(stored);
  });

  test.each([
    ["invalidPath", { op: "replace", path: "shoeSize", value: "9" }],
    ["invalidPath", { op: "replace", path: "name[", value: "9" }],
    ["invalidPath", { op: "replace", path: 'userName[type eq "x"]', value: "9" }],
    ["invalidPath", { op: "replace", path: "name.shoe", value: "9" }],
    ["mutability", { op: "replace", path: "id", value: "9" }],
    ["mutability", { op: "remove", path: "groups" }],
    ["noTarget", { op: "remove" }],
    ["noTarget", { op: "replace", path: 'emails[type eq "none"].value', value: "x" }],
    ["invalidValue", { op: "remove", path: "userName" }],
    ["invalidValue", { op: "replace", path: "active", value: "perhaps" }],
    ["invalidValue", { op: "replace", path: "displayName", value: { no: 1 } }],
    ["invalidValue", { op: "replace", path: "displayName", value: "x".repeat(2_000) }],
    ["invalidSyntax", { op: "move", path: "displayName", value: "x" }],
  ])("is refused: %s %o", (reason, operation) => {
    expect(reasonOf(() => patched(operation))).toBe(reason);
  });

  test("does what a simple model of it does", () => {
    const value = fc.constantFrom("1", "2", "3", "4");
    const change = fc.oneof(
      fc.record({ op: fc.constant("add"), values: fc.array(value, { minLength: 1, maxLength: 3 }) }),
      fc.record({ op: fc.constant("remove"), values: fc.array(value, { minLength: 1, maxLength: 1 }) }),
      fc.record({ op: fc.constant("replace"), values: fc.array(value, { maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const sent = changes.map(({ op, values }) =>
          op === "remove"
            ? { op, path: `members[value eq "${values[0]}"]` }
            : { op, path: "members", value: [...new Set(values)].map((each) => ({ value: each })) },
        );
        const { members = [] } = applyPatch({ displayName: "G" }, operations(...sent), groupDefinition);
        expect(new Set((members as { value: string }[]).map((each) => each.value))).toEqual(heldAfter(changes));
      }),
    );
  });
});

describe("a resource", () => {
  test("is read in any case, without what only the server sets and what is not stored", () => {
    const sent = {
      SCHEMAS: schemas,
      USERNAME: "a",
      Name: { GivenName: "A", middleName: "B" },
      id: "9",
      title: "T",
      meta: {},
    };
    expect(readResource(sent, userDefinition)).toEqual({ userName: "a", name: { givenName: "A" } });
  });

  test.each([
    ["invalidSyntax", { userName: "a" }],
    ["invalidSyntax", "text"],
    ["invalidValue", { schemas }],
    ["invalidValue", { schemas, userName: "" }],
    ["invalidValue", { schemas, userName: 7 }],
    ["invalidValue", { schemas, userName: "a", emails: Array.from({ length: 101 }, () => ({ value: "x" })) }],
  ])("is refused: %s", (reason, sent) => {
    expect(reasonOf(() => readResource(sent, userDefinition))).toBe(reason);
  });
});
