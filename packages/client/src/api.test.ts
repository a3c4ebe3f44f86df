import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createApi } from "./api.ts";
import { createClient } from "./client.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(status: number, body: string, headers: Record<string, string> = {}) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(
      `${request.method} ${request.url} ${request.headers.clientapp} ${request.headers.authorization ?? ""}`.trim(),
    );
    response.writeHead(status, headers).end(body);
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, api: createApi(createClient({ base, clientApp: "Webeditor", key: "hs_1" })) };
}

test("a list comes with its total; query and path are filled in", async () => {
  const { api, seen } = await serve(200, "[]", { "x-total-count": "41" });
  const listed = await api.listDictionary(undefined, {
    params: { a: "team:4", b: "all" },
    query: { Take: 5, Filter: "Word eq 'a b'" },
  });
  expect(listed).toEqual({ kind: "done", value: [], total: 41 });
  expect(seen).toEqual(["GET /api/ignorepatterns/team%3A4/all?Take=5&Filter=Word+eq+%27a+b%27 Webeditor Bearer hs_1"]);
});

test("the total of a list may stand in its body", async () => {
  const { api } = await serve(200, JSON.stringify({ draw: 1, recordsTotal: 9, recordsFiltered: 7, data: [] }));
  expect(await api.listStyleGuideItems()).toEqual({ kind: "done", value: [], total: 7 });
});

test("every call says who asks, and can say it otherwise", async () => {
  const { api, seen } = await serve(200, "[]");
  await api.listTeams(undefined, { headers: { clientApp: "Desktop", authorization: "Bearer hs_2" } });
  expect(seen).toEqual(["GET /api/teams Desktop Bearer hs_2"]);
});

test("text is text, and nothing is nothing", async () => {
  const text = await serve(200, "17", { "content-type": "text/plain" });
  expect(await text.api.addDictionaryEntries([{ word: "a" }])).toEqual({ kind: "done", value: "17" });
  const nothing = await serve(204, "");
  expect(await nothing.api.completeSurvey()).toEqual({ kind: "done", value: undefined });
});

test("a refusal names the members at fault", async () => {
  const body = JSON.stringify({
    Message: "No.",
    Code: "rule-fails",
    RequestId: "r",
    ModelState: { "[0].Match": ["Bad."] },
  });
  const { api } = await serve(422, body);
  expect(await api.addStyleGuideItems([{ Match: "(" }])).toMatchObject({
    kind: "failed",
    status: 422,
    fields: { "[0].Match": ["Bad."] },
  });
});
