import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import fc from "fast-check";
import { z } from "zod";
import { exampleOf } from "../http/example-of.ts";

/** A request made by chance: mostly right, here and there wild. */
export interface WildRequest {
  readonly name: string;
  readonly method: Endpoint["method"];
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Every call of the contract. */
export const allCalls: readonly Endpoint[] = Object.values(contract).flatMap((each) =>
  typeof each === "object" && "method" in each ? [each as unknown as Endpoint] : [],
);

/** What JSON cannot hold as a value goes in as a mark and comes out as it is. */
const rawMark = /"\u00abraw:([^"\u00bb]*)\u00bb"/g;
const raw = (text: string) => `\u00abraw:${text}\u00bb`;

/** Values that have broken servers. */
export const wildValues: readonly unknown[] = [
  "\ud800",
  "a\udc00b",
  "a\u0000b",
  "",
  "  ",
  "x".repeat(5_000),
  "👩‍🚀 e\u0301 \u202eabc",
  "' or 1=1 --",
  "%_\\",
  "-000001-01-01T00:00:00Z",
  "+275760-09-13",
  "0000-00-00",
  "10000-01-01",
  "2027-02-30",
  "9999999999999999",
  "1e400",
  "NaN",
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  raw("9223372036854775808"),
  raw("1e400"),
  raw("-0"),
  raw("0.1e-400"),
  raw("[".repeat(300) + "]".repeat(300)),
  raw('{"__proto__":{"a":1}}'),
  true,
  null,
  [],
  {},
  [[]],
  { Id: "\ud800" },
  [1, "2", null],
];

const wild = fc.constantFrom(...wildValues);
const inAddress = fc
  .oneof(
    wild,
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("%00", "%ED%A0%80", "%", "..", "me", "all"),
  )
  .map((value) => (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 300).toWellFormed())
  .map((text) => (/^%/.test(text) ? text : encodeURIComponent(text)));

/** Words of the call's own schema with some members replaced, dropped, doubled or renamed. */
function bodies(endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<string | undefined> {
  if (endpoint.method === "GET" || endpoint.input instanceof z.ZodUndefined) return fc.constant(undefined);
  const schema = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" });
  const right = endpoint.example?.request ?? exampleOf(schema);
  const body = fc
    .tuple(
      fc.array(fc.tuple(fc.nat(), fc.oneof(wild, fc.constantFrom(...ids), fc.jsonValue())), { maxLength: 3 }),
      fc.nat(9),
    )
    .map(([changes, kind]) =>
      kind === 0 ? changes[0]?.[1] : changes.reduce((value, [at, put]) => changed(value, at, put), right),
    );
  return fc.oneof(
    { weight: 12, arbitrary: body.map((value) => JSON.stringify(value ?? null).replaceAll(rawMark, "$1")) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  );
}

/** A copy with one value, somewhere inside, replaced. */
function changed(value: unknown, at: number, put: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) {
    return value.map((each, i) => (i === at % value.length ? changed(each, at >> 1, put) : each));
  }
  if (typeof value !== "object" || value === null) return put;
  const names = Object.keys(value);
  const name = names[at % (names.length + 1)];
  if (name === undefined) return { ...value, Colour: put };
  const member = (value as Record<string, unknown>)[name];
  return { ...value, [name]: typeof member === "object" && at % 3 > 0 ? changed(member, at >> 2, put) : put };
}

const operators = ["eq", "ne", "gt", "ge", "lt", "le", "in", "and", "has"];
const literals = [
  "1",
  "-1.5",
  "1e300",
  "99999999999999999999",
  "true",
  "null",
  "'x'",
  "''",
  "'12'",
  "2027-01-31",
  "0000-00-00",
  "'-000001-01-01'",
  "'+275760-09-13'",
  "'10000-01-01'",
  "datetime'2027-01-31T10:00:00'",
  "guid'0b9c0000-0000-4000-8000-000000000000'",
  "('a',1,null)",
  "'\u0000'",
];

/** Filters over the members of a list's rows: members with members, with literals of every type, in functions. */
export function filtersOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const member = fc.constantFrom(...Object.keys((endpoint.output as z.ZodObject).shape ?? { Id: 0 }), "Nonsense");
  const operand = fc.oneof(
    { weight: 4, arbitrary: member },
    { weight: 3, arbitrary: fc.constantFrom(...literals) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("tolower", "toupper", "trim", "length"), member)
        .map(([name, of]) => `${name}(${of})`),
    },
    { weight: 1, arbitrary: fc.tuple(member, member).map(([of, needle]) => `indexof(${of},${needle})`) },
  );
  const test = fc
    .tuple(fc.constantFrom("contains", "startswith", "endswith", "substringof"), operand, operand)
    .map(([name, of, needle]) => `${name}(${of},${needle})`);
  const comparison = fc.tuple(operand, fc.constantFrom(...operators), operand).map((parts) => parts.join(" "));
  return fc.oneof(
    { weight: 5, arbitrary: comparison },
    { weight: 1, arbitrary: test },
    { weight: 1, arbitrary: member },
  );
}

function queries(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = endpoint.query ? namesOf(endpoint.query) : [];
  const name = fc.constantFrom(...names, "Take", "Skip", "OrderBy", "$top", "$orderby", "ids", "id");
  const pairs = fc.array(
    fc.tuple(name, inAddress).map(([left, right]) => `${left}=${right}`),
    { maxLength: 3 },
  );
  if (endpoint.form !== "list") return pairs.map((all) => all.join("&"));
  return fc
    .tuple(pairs, fc.option(filtersOf(endpoint), { nil: undefined }))
    .map(([all, filter]) =>
      [...all, ...(filter === undefined ? [] : [`Filter=${encodeURIComponent(filter)}`])].join("&"),
    );
}

function namesOf(schema: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(properties);
}

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ clientApp: "1" }) },
  {
    weight: 1,
    arbitrary: fc
      .record(
        {
          clientApp: fc.constantFrom("", "-1", "99999999999999999999", "x".repeat(2_000), "\u00ff\u00fe"),
          accept: fc.constantFrom("text/html", "*/*;q=9", ""),
          "accept-language": fc.constantFrom("x".repeat(500), ",;,"),
          "if-none-match": fc.constantFrom("*", '"', 'W/"x"'),
          "x-forwarded-for": fc.constantFrom("::1, 1.2.3.4", "x".repeat(200), "'"),
        },
        { requiredKeys: [] },
      )
      .map((given) => given as Record<string, string>),
  },
);

/** Requests to one call; `ids` are of rows that are there. */
export function wildRequests(endpoint: Endpoint, ids: readonly number[]): fc.Arbitrary<WildRequest> {
  const parts = endpoint.path.match(/:\w+/g) ?? [];
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids.map(String)) },
    { weight: 1, arbitrary: inAddress },
  );
  return fc
    .record({
      params: fc.tuple(...parts.map(() => part)),
      query: queries(endpoint),
      headers,
      body: bodies(endpoint, ids),
    })
    .map(({ params, query, headers: extra, body }) => ({
      name: `${endpoint.method} ${endpoint.path}`,
      method: endpoint.method,
      address:
        parts.reduce((path, name, i) => path.replace(name, params[i] ?? ""), endpoint.path) + (query && `?${query}`),
      headers: { ...extra, ...(body !== undefined && { "content-type": "application/json" }) },
      body,
    }));
}
