import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";
import seenRequests from "./testing/seen-requests.json" with { type: "json" };

const server = await sharedServer();

/** A request that a program was seen to make of this server (`npm run peers -- --write`), and what came of it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly status: number;
  readonly found?: readonly (readonly [offset: number, length: number, suggestion: string])[];
}

interface Match {
  readonly offset: number;
  readonly length: number;
  readonly replacements: readonly { readonly value: string }[];
}

const programs = Object.entries(seenRequests) as unknown as readonly (readonly [string, readonly Seen[]])[];

test.each(programs)("%s is answered as when it was driven", async (_, requests) => {
  const owner = await signedUp(server);
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", {
    Name: "Peers",
    Scopes: ["check", "read", "write"],
  });
  const filled = (text: string) =>
    text.replaceAll("{username}", encodeURIComponent(owner.email)).replaceAll("{apiKey}", body.Token);
  for (const { method, path, type, body, status, found } of requests) {
    const sent = method === "GET" ? {} : { body: Buffer.from(filled(body)), headers: { "content-type": type } };
    const reply = await fetch(server.url + filled(path), { method, ...sent });
    expect([path, body, reply.status]).toEqual([path, body, status]);
    if (!found) continue;
    const { matches } = (await reply.json()) as { readonly matches: readonly Match[] };
    const told = matches.map(({ offset, length, replacements }) => [offset, length, replacements[0]?.value ?? ""]);
    expect([body, told]).toEqual([body, found]);
  }
});
