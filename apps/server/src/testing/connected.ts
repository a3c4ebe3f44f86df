import { challengeOf } from "../accounts/connection-store.ts";
import type { Reply, TestServer } from "./test-server.ts";
import { stranger, type Visitor } from "./visitor.ts";

/** A program that somebody lets have a key, and takes it. */
export async function connected(server: TestServer, person: Visitor): Promise<Reply<{ Token: string }>> {
  const Verifier = "v".repeat(43);
  const asked = { Client: "Office", State: "s".repeat(43) };
  const { body } = await person.post<{ Code: string }>("/api/v1/connections", {
    ...asked,
    Challenge: challengeOf(Verifier),
  });
  return stranger(server).post("/api/v1/connections/key", { ...asked, Verifier, Code: body.Code });
}

/** The same program is let go. */
export async function disconnected(server: TestServer, person: Visitor): Promise<Reply<unknown>> {
  const { body } = await connected(server, person);
  const authorization = `Bearer ${body.Token}`;
  return stranger(server).call("DELETE", "/api/v1/connections/key", undefined, { authorization });
}
