import { readFoundElsewhere } from "@housestyle/checker";
import { expect, test } from "vitest";
import { tagOf } from "../../../plugin/src/tag-of.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();
const elsewhere = "https://a-site.example";

async function pageKey() {
  const owner = await signedUp(server);
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "site", Scopes: ["page"] });
  return { owner, key: body.Token };
}

const preflight = (path: string, headers: string) =>
  fetch(server.url + path, {
    method: "OPTIONS",
    headers: { origin: elsewhere, "access-control-request-method": "POST", "access-control-request-headers": headers },
  });
const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { origin: elsewhere, "content-type": "application/json", clientApp: "BeyondGrammar", ...headers },
    body: JSON.stringify(body),
  });
const readableBy = ({ headers }: Response) => [
  headers.get("access-control-allow-origin"),
  headers.get("access-control-allow-credentials"),
];

test("a page elsewhere checks and looks words up with a key for pages", async () => {
  const { key } = await pageKey();
  const calls = [
    ["/api/v1/check", { text: "We saw teh boat." }, "teh"],
    ["/api/thesaurus", { Word: "happy", Language: "en_US" }, "glad"],
    ["/api/async/contextualthesaurus", { Context: "A happy dog.", ContextStart: 2, ContextEnd: 6 }, "Suggestions"],
  ] as const;
  for (const [path, body, told] of calls) {
    expect(readableBy(await preflight(path, "clientapp,content-type,licensecode"))).toEqual(["*", null]);
    const answer = await post(path, body, { licenseCode: key });
    expect([path, answer.status, ...readableBy(answer)]).toEqual([path, 200, "*", null]);
    expect(await answer.text()).toContain(told);
  }
});

test("a page elsewhere reads nothing without a key, nothing with a visitor's cookies, and nothing beside these calls", async () => {
  const { owner, key } = await pageKey();
  const bare = await preflight("/api/v1/check", "content-type");
  expect(readableBy(bare)[0]).toBeNull();
  expect(readableBy(await post("/api/v1/check", { text: "Words." }, {}))[0]).toBeNull();
  const signedIn = await post("/api/v1/check", { text: "Words." }, { cookie: owner.cookie(), licenseCode: key });
  expect([signedIn.status, readableBy(signedIn)[0]]).toEqual([403, null]);
  for (const path of [
    "/api/v1/check/x",
    "/api/async/text",
    "/api/v1/documents",
    "/api/v1/checks",
    "/api/ignorepatterns",
    "/api/v1/tokens",
  ])
    expect([path, readableBy(await preflight(path, "licensecode"))[0]]).toEqual([path, null]);
  const more = await post("/api/ignorepatterns", { word: "zyntharil" }, { licenseCode: key });
  expect([more.status, readableBy(more)[0]]).toEqual([403, null]);
});

test("a page elsewhere is told why it is refused", async () => {
  const answer = await post("/api/v1/check", { text: "Words." }, { licenseCode: "hs_no" });
  expect([answer.status, readableBy(answer)[0]]).toEqual([401, "*"]);
});

test("a tag begins and ends on its words, behind letters outside the basic plane and breaks of two letters", async () => {
  const { key } = await pageKey();
  const text = "🙂 We saw teh boat.\r\n\r\n𝒜 We saw teh";
  const answer = await post("/api/v1/check", { text }, { licenseCode: key });
  const { findings = [] } = readFoundElsewhere(await answer.json()) ?? {};
  const tags = findings.map(tagOf).filter((tag) => tag.text === "teh");
  expect(tags.map(({ startPos, endPos }) => text.slice(startPos, endPos + 1))).toEqual(["teh", "teh"]);
  expect(tags.at(-1)?.endPos).toBe(text.length - 1);
});

test("the script is given to any page", async () => {
  const { status, headers } = await fetch(`${server.url}/plugin/bundle.js`, { headers: { origin: elsewhere } });
  expect([status, headers.get("content-type"), headers.get("cross-origin-resource-policy")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    "cross-origin",
  ]);
});
