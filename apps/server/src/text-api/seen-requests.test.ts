import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";
import seenRequests from "./testing/seen-requests.json" with { type: "json" };

const server = await sharedServer();

/** A request that a kit was seen to make of this server (`npm run peers -- --write`), and what came of it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly status: number;
  readonly found?: readonly (readonly [from: number, to: number, suggestion: string])[];
}

interface Tag {
  readonly startPos: number;
  readonly endPos: number;
  readonly suggestions: readonly string[];
}

const kits = Object.entries(seenRequests) as unknown as readonly (readonly [string, readonly Seen[]])[];

test.each(kits)("%s is answered as when it was driven", async (_, requests) => {
  const owner = await signedUp(server);
  const { body: key } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "Kit", Scopes: ["check"] });
  for (const { method, path, type, body, status, found } of requests) {
    const headers = { "content-type": type, licenseCode: key.Token };
    const reply = await fetch(server.url + path, { method, headers, body });
    expect([path, reply.status]).toEqual([path, status]);
    const { Result } = (await reply.json()) as { readonly Result?: { readonly Tags: readonly Tag[] } };
    if (path.startsWith("/api/async/")) expect([path, Result]).toEqual([path, expect.any(Object)]);
    if (!found) continue;
    const told = Result?.Tags.map(({ startPos, endPos, suggestions }) => [startPos, endPos, suggestions[0] ?? ""]);
    expect([body, told]).toEqual([body, found]);
  }
});
