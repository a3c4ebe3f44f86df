import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEventStream } from "../testing/event-stream.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

test("a person may have twenty streams open, and another when one is closed", async () => {
  const person = await signedUp(server);
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => openEventStream(server, person)));
  const status = async () => {
    const gone = new AbortController();
    const headers = { cookie: person.cookie() };
    const response = await fetch(`${server.url}/api/v1/events`, { headers, signal: gone.signal });
    gone.abort();
    return response.status;
  };
  expect(await status()).toBe(429);
  first?.close();
  await expect.poll(status).toBe(200);
  for (const stream of others) stream.close();
});

test("a stream ends at the next change when its session has run out", async () => {
  const person = await signedUp(server);
  const stream = await openEventStream(server, person);
  await stream.next();
  await sql`update session set expires_at = now() where person_id = ${person.id}`.execute(server.database.query);
  await sql`select pg_notify('housestyle_rules', ${`${person.id}`})`.execute(server.database.query);
  await expect(stream.next()).rejects.toThrow("The stream has ended.");
});
