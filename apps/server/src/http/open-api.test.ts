import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sharedServer } from "../testing/shared-server.ts";
import type { Reply, TestServer } from "../testing/test-server.ts";
import { signedUp } from "../testing/visitor.ts";

interface Operation {
  readonly responses?: Record<
    string,
    { readonly content?: Record<string, { readonly schema?: Schema }>; readonly headers?: object }
  >;
  readonly parameters?: readonly { readonly name: string }[];
  readonly summary?: string;
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await sharedServer();
  ({ paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: typeof paths });
});
afterAll(async () => {
  await server.close();
});

const endpoints = Object.entries(contract).flatMap(([name, each]) =>
  typeof each === "object" && "method" in each ? [[name, each as unknown as Endpoint] as const] : [],
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

type Schema = Parameters<typeof z.fromJSONSchema>[0];

/** What is described for an answer that came; fails when its kind is not named, or its body is none of the described. */
function mustBeDescribed(method: string, path: string, { status, headers, body }: Reply<unknown>): void {
  const answer = paths[path]?.[method]?.responses?.[String(status)];
  expect(answer, `${method} ${path} ${status}`).toBeDefined();
  const media = headers.get("content-type")?.split(";")[0];
  if (media === undefined) {
    expect(answer?.content).toBeUndefined();
    return;
  }
  expect(Object.keys(answer?.content ?? {})).toContain(media);
  const schema = answer?.content?.[media]?.schema;
  if (media === "application/json" && schema !== undefined) z.fromJSONSchema(strict(schema)).parse(body);
}

/** The same schema, in which no object has a member that is not named: an answer may not tell what is not described. */
function strict(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === "object" && value.properties ? { additionalProperties: false, ...value } : value,
  );
}

test("what the server answers is what the description promises", async () => {
  const person = await signedUp(server);
  const word = await person.post("/api/ignorepatterns", { word: "zyn" });
  mustBeDescribed("post", "/api/ignorepatterns", word);
  const some = await person.post("/api/ignorepatterns?onError=continue", [{ word: "zyn" }, { word: "" }]);
  mustBeDescribed("post", "/api/ignorepatterns", some);
  mustBeDescribed(
    "delete",
    "/api/ignorepatterns",
    await person.delete("/api/ignorepatterns?onError=continue", [word.body]),
  );
  mustBeDescribed("post", "/api/userfeedback", await person.post("/api/userfeedback", { Feedback: "Good." }));
  for (const query of ["", "?draw=1", "?format=datatables&Take=0"]) {
    mustBeDescribed("get", "/api/snippetfolder", await person.get(`/api/snippetfolder/${query}`));
  }
  expect(paths["/api/snippetfolder"]?.get?.responses?.["200"]?.headers).toHaveProperty("x-total-count");
  const explorer = "/en/apiv1/WordExplorer";
  mustBeDescribed("post", explorer, await person.post(`${explorer}?text=grave&lazyLoad=true`, undefined));
  mustBeDescribed("post", explorer, await person.post(`${explorer}?text=zxqzxqzxq`, undefined));
  mustBeDescribed("get", "/api/v1/account/export", await person.get("/api/v1/account/export"));
  mustBeDescribed("get", "/api/export/{table}", await person.get("/api/export/dictionary?format=csv"));
  mustBeDescribed("get", "/api/v1/rules", await person.get("/api/v1/rules"));
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "One", Text: "One." });
  const save = () => person.put(`/api/v1/documents/${body.Id}`, { Title: "One", Text: `${Math.random()}`, Version: 1 });
  mustBeDescribed("put", "/api/v1/documents/{id}", await save());
  const stale = await save();
  expect(stale).toMatchObject({ status: 409, body: { Current: {}, Base: {} } });
  mustBeDescribed("put", "/api/v1/documents/{id}", stale);
  mustBeDescribed("get", "/api/v1/ready", await person.get("/api/v1/ready"));
});

test("each file says what it comes as", () => {
  const files = endpoints.filter(([, { form }]) => form === "file");
  expect(files.length).toBeGreaterThan(2);
  for (const [name, { media }] of files) expect(media, name).toBeDefined();
});

test("each batch says that it can go on behind a bad row", () => {
  const batches = endpoints.filter(([, { batch }]) => batch);
  expect(batches.length).toBeGreaterThan(20);
  for (const [name, { path, method }] of batches) {
    const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(
      operation?.parameters?.map(({ name }) => name),
      name,
    ).toContain("onError");
  }
});
