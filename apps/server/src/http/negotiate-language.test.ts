import type { ImportReport } from "@housestyle/contract";
import { madeUpTag } from "@housestyle/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

let server: TestServer;
let ann: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  ann = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

interface Refused {
  readonly Message: string;
  readonly ModelState?: Record<string, string[]>;
}

const foreign = `tlh, ${madeUpTag};q=0.8, en;q=0.5`;
const guideNamed = (name: string) => [{ Name: name }];

/** Calls as Ann, with the body as it is written. */
async function call(method: string, path: string, body: unknown, language = "en") {
  const known = { clientApp: "1", origin: server.origin, cookie: ann.cookie(), "content-type": "application/json" };
  const response = await fetch(server.url + path, {
    method,
    headers: { ...known, "accept-language": language },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { told: (await response.json()) as Refused, headers: response.headers };
}

/** A call that fails, where in the server it does so, and the English of it. */
const calls: [where: string, method: string, path: string, body: unknown, english: string][] = [
  ["on its way", "GET", "/api/nowhere", undefined, "Not found."],
  ["while its body is read", "POST", "/api/v1/check", "{", "The request is not valid JSON."],
  [
    "in a number",
    "POST",
    "/api/v1/check",
    '{"a":9007199254740993}',
    "The request contains a number that is too large to",
  ],
  ["in what cannot be stored", "POST", "/api/styleguide", guideNamed("\0"), "The request contains an incomplete char"],
  ["in its form", "POST", "/api/v1/check", {}, "Send either text or annotation."],
  ["in its types", "POST", "/api/tagtext", { Text: 7 }, "Text must be a string."],
  ["in a choice", "POST", "/api/tagtext", { Text: "", Language: "tlh" }, "Language: Choose one of en-US, en-GB, en-CA"],
  ["in a member that is missing", "POST", "/api/tokenize", {}, "Text is missing."],
  ["in a row", "POST", "/api/styleguide", guideNamed(""), "[0].Name: Enter a name for the style guide."],
  [
    "in a long row",
    "POST",
    "/api/styleguide",
    guideNamed("x".repeat(9_000)),
    "[0].Name: A style guide’s name can have at most",
  ],
  ["in a handler", "DELETE", "/api/styleguide", [], "Specify the IDs to delete."],
  ["in a filter", "GET", "/api/styleguide?Filter=Name%20gt", undefined, "The filter is not valid at character"],
];

test.each(calls)("a caller refused %s is told in the language asked for", async (_, method, path, body, english) => {
  const usual = await call(method, path, body);
  const { told, headers } = await call(method, path, body, foreign);
  expect(usual.told.Message).toContain(english);
  expect(told.Message).toMatch(/^⟦.*⟧$/s);
  // Words of ours are all of another alphabet; names of members stay.
  expect(told.Message.replaceAll(/\b(Text|Name|OrderBy|Language|Rules|Match|en)\b/g, "")).not.toMatch(/[aeiou]/);
  for (const why of Object.values(told.ModelState ?? {}).flat()) expect(why).toMatch(/^⟦/);
  expect(headers.get("content-language")).toBe(madeUpTag);
  expect(headers.get("vary")).toContain("Accept-Language");
});

test("what is wrong with a file and its rows is told in the language asked for", async () => {
  const broken = { FileName: "words.csv", Text: 'Word,Note,Word,Elsewhere\nbad\u0001word,\nx,,,,more\ny,"open' };
  const { told } = await call("POST", "/api/import/dictionary", broken, foreign);
  const { Errors = [], Rows = [] } = told as Partial<ImportReport>;
  expect(Errors.map(({ Line }) => Line)).toEqual([1, 1, 3, 4, 2]);
  for (const { Message } of [...Errors, ...Rows]) expect(Message).toMatch(/⟦.*⟧$/s);
  const table = { FileName: "words.csv", Text: "Note,Remark\na,b\n" };
  for (const body of [table, { FileName: "terms.tbx", Text: "<tbx>" }, { FileName: "a.zip", Base64: "UEsDBAAA" }])
    expect((await call("POST", "/api/import/termbase", body, foreign)).told.Message).toMatch(/^⟦.*⟧$/s);
  const { told: format } = await call("POST", "/api/import/termbase?format=odd", table, foreign);
  expect(format.Message).toMatch(/^⟦.*csv, tbx.*⟧$/s);
});

test.each(["styleguide", "termbase", "snippetfolder"])(
  "whoever asks first in another language finds a first %s named in it",
  async (kind) => {
    const ben = await signedUp(server);
    const headers = { clientApp: "1", cookie: ben.cookie(), "accept-language": foreign };
    const list = (await (await fetch(`${server.url}/api/${kind}`, { headers })).json()) as { Name: string }[];
    expect(list.map(({ Name }) => Name)).toEqual([expect.stringMatching(/^⟦.*⟧$/)]);
  },
);

test("callers at the same moment are each told in their own", async () => {
  const languages = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? foreign : "en-GB"));
  const told = await Promise.all(languages.map((language) => call("GET", "/api/nowhere", undefined, language)));
  expect(told.map(({ told }) => told.Message.startsWith("⟦"))).toEqual(languages.map((each) => each === foreign));
});

test.each(["tlh", "*", "", "en-XAX;q=x", ";;;,,,", "en;q=1, en-XA;q=0"])(
  "who asks for “%s” is told in English",
  async (asked) => {
    const { told, headers } = await call("GET", "/api/nowhere", undefined, asked);
    expect([told.Message, headers.get("content-language")]).toEqual(["Not found.", null]);
  },
);
