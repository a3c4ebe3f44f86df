import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { readForm } from "./read-form.ts";

const server = await sharedServer();

interface Answer {
  readonly language: { readonly code: string; readonly detectedLanguage: { readonly code: string } };
  readonly warnings: { readonly incompleteResults: boolean; readonly incompleteResultsReason?: string };
  readonly matches: readonly Match[];
}

interface Match {
  readonly offset: number;
  readonly length: number;
  readonly sentence: string;
  readonly replacements: readonly { readonly value: string }[];
  readonly rule: { readonly id: string; readonly category: { readonly id: string } };
}

async function sent(path: string, body?: string, type = "application/x-www-form-urlencoded", method = "POST") {
  // Bytes go without a type, if none is given.
  const post = { method, body: Buffer.from(body ?? ""), headers: type === "" ? {} : { "content-type": type } };
  const init = method === "GET" ? {} : post;
  const reply = await fetch(`${server.url}/v2${path}`, init);
  return { status: reply.status, type: reply.headers.get("content-type"), text: await reply.text() };
}

async function checked(parameters: Record<string, string>): Promise<Answer> {
  const { status, text } = await sent("/check", new URLSearchParams({ language: "en-US", ...parameters }).toString());
  expect([status, text]).toEqual([200, expect.stringContaining("matches")]);
  return JSON.parse(text);
}

const told = (answer: Answer) => answer.matches.map(({ rule, replacements }) => [rule.id, replacements[0]?.value]);

/** A key of somebody, as they make one on their page. */
async function keyOf(visitor: Visitor, Scopes: readonly string[] = ["check", "read", "write"]) {
  const { body } = await visitor.post<{ Token: string }>("/api/v1/tokens", { Name: "Office", Scopes });
  return { username: visitor.email, apiKey: body.Token };
}

test("a match has every member that a strict client asks for, places in UTF-16", async () => {
  const answer = await checked({ text: "🙂 She recieved a apple. All is well." });
  expect(answer).toEqual({
    software: {
      ...{ name: "Housestyle", version: expect.any(String), buildDate: "", commit: "" },
      ...{ apiVersion: 1, premium: false, status: "" },
    },
    warnings: { incompleteResults: false },
    language: {
      ...{ name: "English (US)", code: "en-US" },
      detectedLanguage: { name: "English (US)", code: "en-US", confidence: 0.99 },
    },
    matches: [
      {
        ...{ message: "Did you mean “received”?", shortMessage: "Unknown word", offset: 7, length: 8 },
        replacements: expect.arrayContaining([{ value: "received" }]),
        context: { text: "🙂 She recieved a apple. All is well.", offset: 7, length: 8 },
        sentence: "🙂 She recieved a apple.",
        type: { typeName: "UnknownWord" },
        rule: {
          ...{ id: "MORFOLOGIK_RULE_EN_US", description: "Unknown word", issueType: "misspelling" },
          category: { id: "TYPOS", name: "Possible Typo" },
        },
        ...{ ignoreForIncompleteSentence: false, contextForSureMatch: 0 },
      },
      expect.objectContaining({ offset: 16, length: 1, replacements: [{ value: "an" }] }),
    ],
  });
});

test("bodies are read as programs send them", async () => {
  const plain = "Salt & pepper + 50% of teh money — naïve";
  const teh = { offset: plain.indexOf("teh"), length: 3 };
  const bodies = [
    // A writing program that encodes nothing.
    [`text=${plain}&language=en-US`, "application/x-www-form-urlencoded"],
    [`text=${plain}&language=en-US&enabledOnly=false`, "application/x-www-form-urlencoded"],
    // One that calls its form JSON, names no language and ends the line.
    [`language=<none>&text=${encodeURIComponent(plain)}\n`, "text/json"],
    [new URLSearchParams({ text: plain, language: "en" }).toString(), "text/plain"],
    [`language=auto&data=${encodeURIComponent(JSON.stringify({ text: plain }))}`, ""],
  ] as const;
  for (const [body, type] of bodies) {
    const { status, text } = await sent("/check/", body, type);
    expect([body, status]).toEqual([body, 200]);
    const { matches } = JSON.parse(text) as Answer;
    expect([body, matches.map(({ offset, length }) => ({ offset, length }))]).toEqual([
      body,
      expect.arrayContaining([teh]),
    ]);
  }
  const query = new URLSearchParams({ text: "She recieved it.", language: "en-GB" });
  const got = await sent(`/check?${query}`, undefined, "", "GET");
  expect(JSON.parse(got.text).matches[0].rule.id).toBe("MORFOLOGIK_RULE_EN_GB");
});

test("markup is stepped over, and counted", async () => {
  const annotation = [
    { text: "A " },
    { markup: "<b>", interpretAs: "" },
    { text: "recieved" },
    { markup: "</b>" },
    { text: " parcel." },
  ];
  const { matches } = await checked({ data: JSON.stringify({ annotation }) });
  expect(matches.map(({ offset, length, sentence }) => [offset, length, sentence])).toEqual([
    [5, 8, "A recieved parcel."],
  ]);
});

test("a language that is not checked has no matches, and that is said", async () => {
  const french = "Les enfants sont partis dans la forêt avec leurs amis et ne sont pas revenus.";
  for (const language of ["fr", "de-DE", "auto"]) {
    const answer = await checked({ text: french, language });
    expect(answer.matches).toEqual([]);
    expect(answer.warnings).toEqual({
      incompleteResults: true,
      incompleteResultsReason: expect.stringContaining("not supported"),
    });
  }
  expect((await checked({ text: "The colour of teh centre was grey.", language: "auto" })).language.code).toBe("en-GB");
  expect(told(await checked({ text: "The colour is grey.", language: "en_UK" }))).toEqual([]);
});

test("style is for those who ask, and lists of rules and categories are obeyed", async () => {
  const text = "It was basically over, and she recieved a apple.";
  const rules = async (more: Record<string, string>) => told(await checked({ text, ...more })).map(([id]) => id);
  const [speller, article, style] = ["MORFOLOGIK_RULE_EN_US", "grammar/a-or-an", "style/filler"];
  expect(await rules({})).toEqual([speller, article]);
  expect(await rules({ level: "picky" })).toEqual([style, speller, article]);
  expect(await rules({ disabledRules: "MORFOLOGIK_RULE_EN_US" })).toEqual([article]);
  expect(await rules({ disabledCategories: "GRAMMAR" })).toEqual([speller]);
  expect(await rules({ enabledRules: "style/filler" })).toEqual([style, speller, article]);
  expect(await rules({ enabledRules: "grammar/a-or-an", enabledOnly: "yes" })).toEqual([article]);
  expect(await rules({ enabledCategories: "STYLE", enabledOnly: "true" })).toEqual([style]);
  expect(await rules({ mode: "textLevelOnly" })).toEqual([]);
});

test("what cannot be done is said in a plain sentence with its status", async () => {
  const failed = async (path: string, body?: string, method = "POST") => {
    const { status, type, text } = await sent(path, body, undefined, method);
    expect([text, type]).toEqual([expect.stringMatching(/^Error: [^{]+$/), "text/plain; charset=utf-8"]);
    return status;
  };
  for (const body of [
    ...["", "language=en-US", "text=a", "text=a&data=%7B%7D&language=en-US", "data={&language=en-US"],
    ...["text=a&language=en&level=strange", "text=a&language=en&enabledOnly=true", "text=a&language=en&disabled=x"],
    ...[
      "text=a&language=en&enabledOnly=yes&disabledRules=x",
      "text=a&language=en&callback=f",
      "text=a&language=en&username=x",
    ],
    'data={"annotation":[{"text":"a","markup":"b"}]}&language=en',
  ])
    expect([body, await failed("/check", body)]).toEqual([body, 400]);
  expect(await failed("/check", "text=a&language=en&username=a@example.org&apiKey=hs_wrong")).toBe(403);
  expect(await failed("/nothing", "")).toBe(404);
  expect(await failed("/words/add", "word=x")).toBe(400);
});

test("with a key the words, rules and terms of the team count, and words go to its dictionary", async () => {
  const { admin, teamId } = await withTeam(server, "The Office");
  const who = await keyOf(admin);
  const text = "We frobnicate the parcel.";
  const call = async (path: string, more: Record<string, string>) =>
    JSON.parse((await sent(path, new URLSearchParams({ ...who, ...more }).toString())).text);
  expect(told(await checked({ text, ...who }))).toEqual([["MORFOLOGIK_RULE_EN_US", expect.any(String)]]);
  expect(await call("/words/add", { word: "frobnicate", dict: "The Office" })).toEqual({ added: true });
  expect(await call("/words/add", { word: "frobnicate", dict: "the office" })).toEqual({ added: false });
  expect(await call("/words/add", { mode: "batch", words: "zzyzx qwxz", dict: "" })).toEqual({ added: true });
  const listed = async (dicts: string) =>
    JSON.parse((await sent(`/words?${new URLSearchParams({ ...who, dicts })}`, undefined, "", "GET")).text).words;
  expect([await listed("The Office"), await listed("")]).toEqual([["frobnicate"], ["qwxz", "zzyzx"]]);
  const { body } = await admin.get<readonly { word: string }[]>(`/api/ignorepatterns/team:${teamId}/all`);
  expect(body.map(({ word }) => word)).toEqual(["frobnicate"]);
  expect(told(await checked({ text, ...who }))).toEqual([]);
  expect(await call("/words/delete", { word: "frobnicate", dict: "The Office" })).toEqual({ deleted: true });
  expect(await call("/words/delete", { word: "frobnicate", dict: "The Office" })).toEqual({ deleted: false });
  expect(told(await checked({ text, ...who }))).toHaveLength(1);
});

test("one word added many times at once is added once, and nobody is refused", async () => {
  const form = new URLSearchParams({ ...(await keyOf(await signedUp(server))), word: "zzyzx" }).toString();
  const answers = await Promise.all(Array.from({ length: 12 }, () => sent("/words/add", form)));
  expect(answers.map(({ text }) => JSON.parse(text).added).filter(Boolean)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("a key does for what it is for, with the address of its owner, and another team's dictionary does not exist", async () => {
  const reader = await signedUp(server);
  const { admin } = await withTeam(server, "Elsewhere");
  const key = await keyOf(reader, ["read"]);
  const status = async (path: string, form: Record<string, string>) =>
    (await sent(path, new URLSearchParams(form).toString())).status;
  expect(await status("/check", { text: "a", language: "en", ...key })).toBe(403);
  expect(await status("/words/add", { word: "x", ...key })).toBe(403);
  expect(await status("/check", { text: "a", language: "en", ...key, username: admin.email })).toBe(403);
  const ofPage = await keyOf(reader, ["page"]);
  expect(await status("/check", { text: "a", language: "en", ...ofPage })).toBe(403);
  expect((await sent(`/words?${new URLSearchParams(ofPage)}`, undefined, "", "GET")).status).toBe(403);
  expect(await status("/words/add", { word: "x", dict: "Elsewhere", ...(await keyOf(reader)) })).toBe(400);
  expect(await status("/words/add", { word: "two words", ...(await keyOf(reader)) })).toBe(400);
});

test("a form that another page makes a browser send changes no dictionary", async () => {
  const owner = await signedUp(server);
  const form = { method: "POST", body: new URLSearchParams({ word: "zzyzx" }), headers: { cookie: owner.cookie() } };
  const from = (origin: string) =>
    fetch(`${server.url}/v2/words/add`, { ...form, headers: { ...form.headers, origin } });
  expect((await from("https://elsewhere.example")).status).toBe(403);
  expect((await owner.get<readonly object[]>("/api/ignorepatterns/me/all")).body).toEqual([]);
  expect(await (await from(server.origin)).json()).toEqual({ added: true });
});

test("what clients ask before they begin is answered, with a slash at the end or none", async () => {
  const languages = JSON.parse((await sent("/languages/", undefined, "", "GET")).text);
  expect(languages).toContainEqual({ name: "English (US)", code: "en", longCode: "en-US" });
  expect(await sent("/healthcheck", undefined, "", "GET")).toMatchObject({ status: 200, text: "OK" });
  expect(Number((await sent("/maxtextlength")).text)).toBeGreaterThan(10_000);
  expect(JSON.parse((await sent("/info", undefined, "", "GET")).text).software.name).toBe("Housestyle");
  const { rules } = JSON.parse((await sent("/configinfo?language=en-GB")).text);
  expect(rules).toContainEqual({
    ...{ ruleId: "MORFOLOGIK_RULE_EN_GB", description: "Unknown word", locQualityIssueType: "misspelling" },
    ...{ categoryId: "TYPOS", categoryName: "Possible Typo" },
  });
  expect(JSON.parse((await sent("/check?c=1", "text=teh&language=en-US")).text)).not.toHaveProperty("software");
});

test("at a port of their own clients reach these calls and nothing else", async () => {
  const other = await startTestServer({ env: { HOUSESTYLE_LANGUAGETOOL_PORT: "0" } });
  const [, port] = /"address":\{[^}]*"port":(\d+)/.exec(other.logged()) ?? [];
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await at("/v2/healthcheck")).text()).toBe("OK");
  expect([(await at("/api/v1/ready")).status, (await at("/v2x")).status]).toEqual([404, 404]);
  await other.close();
  await expect(at("/v2/healthcheck")).rejects.toThrow();
});

test("whatever is encoded is read as it was, and what is not encoded up to the last language", () => {
  const member = fc.string({ unit: "binary" });
  holds(
    fc.property(member, member, (text, other) => {
      const whole = text.toWellFormed();
      const form = new URLSearchParams({ language: "en-US", text: whole, other: other.toWellFormed() });
      // An empty body between marks says nothing else.
      expect(readForm(Buffer.from(form.toString()))).toEqual({
        language: "en-US",
        text: whole,
        other: other.toWellFormed(),
      });
    }),
  );
  holds(
    fc.property(fc.string({ unit: "grapheme" }), (some) => {
      const text = `a ü & ${some
        .toWellFormed()
        .replaceAll("&language=", "")
        .replace(/[\r\n\0]+$/, "")}`;
      expect(readForm(Buffer.from(`text=${text}&language=en-US`))).toEqual({ text, language: "en-US" });
    }),
  );
});
