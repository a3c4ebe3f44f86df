import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realChecker, startTestServer, type TestServer } from "../testing/test-server.ts";

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await startTestServer();
  ({ paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: typeof paths });
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

const endpoints = Object.entries(contract).flatMap(([name, each]) =>
  typeof each === "object" && "summary" in each ? [[name, each as unknown as Endpoint] as const] : [],
);

test.each(endpoints)("%s is described, with an example that the server would take", (_, endpoint) => {
  const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
  expect(operation?.summary).toBe(endpoint.summary);
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  if (!content) return;
  const parsed = endpoint.input.safeParse(content.example);
  expect(parsed.success, JSON.stringify([content.example, parsed.error?.issues])).toBe(true);
});

test("the page for people names every call, and runs no script", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("content-type")).toMatch(/text\/html/);
  for (const [, { path, method }] of endpoints) {
    expect(page).toContain(`<code class="method">${method}</code> <code>${path.replaceAll(/:(\w+)/g, "{$1}")}</code>`);
  }
  expect(page).not.toMatch(/<script/i);
  expect((await fetch(`${server.url}/api/docs.css`)).status).toBe(200);
});
