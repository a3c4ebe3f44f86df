import type { Endpoint } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp, stranger, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

const reads = Object.values(contract).flatMap((each) =>
  typeof each === "object" && "method" in each && (each as Endpoint).method === "GET" ? [each as Endpoint] : [],
);

test("whatever is read by somebody signed in, or with a key, is kept by nobody else", async () => {
  const { admin, teamId } = await withTeam(server);
  const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", { Name: "all", Scopes: ["read", "manage"] });
  expect(body.Token).toBeTruthy();
  const keepable: string[] = [];
  for (const headers of [{ cookie: admin.cookie() }, { authorization: `Bearer ${body.Token}` }]) {
    for (const { path } of reads) {
      const leave = new AbortController();
      const url = server.url + path.replaceAll(/:\w+/g, String(teamId));
      const response = await fetch(url, { headers, signal: leave.signal });
      if (!/^(no-store|private, no-cache)$/.test(response.headers.get("cache-control") ?? "")) keepable.push(path);
      // Some answer without end.
      leave.abort();
    }
  }
  expect(reads.length).toBeGreaterThan(30);
  expect(keepable).toEqual([]);
});

test("so is a session as it is given out, and a refusal; the rules keep their tag", async () => {
  const person = await signedUp(server);
  const login = { Email: person.email, Password: "seven green bottles" };
  expect((await stranger(server).post("/api/v1/login", login)).headers.get("cache-control")).toBe("no-store");
  const refused = await person.get("/api/v1/documents/999999");
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const rules = await person.get("/api/v1/rules");
  expect([rules.status, rules.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  const tag = rules.headers.get("etag") ?? "";
  expect((await person.call("GET", "/api/v1/rules", undefined, { "if-none-match": tag })).status).toBe(304);
});
