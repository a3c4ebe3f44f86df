import { afterAll, beforeAll, expect, test } from "vitest";
import { storedEvents } from "../testing/stored-events.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";

let server: TestServer;
let operator: Visitor;
const now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  operator = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

const edits = "/api/captureeditactionextended";

const feedback = "/api/userfeedback";
type Message = { Id: number; Text: string; Email: string } & Record<string, unknown>;

test("what people write to the operator is kept as they wrote it, for the operator alone", async () => {
  const person = await signedUp(server, { Name: "Ann" });
  const Text = "It’s “great”,\nbut slow 🦉";
  const answer = await person.post(feedback, {
    type: "wrongSuggestion",
    text: Text,
    Rating: "4",
    ConsentToQuote: true,
  });
  expect([answer.status, answer.body]).toEqual([200, "Thank you"]);
  await person.post(feedback, { Kind: "praise", Text: "Second", Email: "elsewhere@example.org", Client: 4 });
  expect(await person.get("/api/v1/feedback")).toMatchObject({ status: 403, body: { Code: "operators-only" } });
  expect((await stranger(server).get("/api/v1/feedback")).status).toBe(401);
  const list = await operator.get<Message[]>(`/api/v1/feedback?Filter=PersonId eq ${person.id}&Take=1`);
  expect(list.headers.get("x-total-count")).toBe("2");
  expect(list.body).toMatchObject([
    { Text: "Second", Email: "elsewhere@example.org", Kind: "other", ClientApp: 4, Rating: null, Name: "Ann" },
  ]);
  const all = await operator.get<Message[]>(`/api/v1/feedback?Filter=contains(tolower(Text),'great')`);
  expect(all.body).toMatchObject([
    {
      Text,
      Email: person.email,
      Kind: "wrongSuggestion",
      Rating: 4,
      ConsentToQuote: true,
    },
  ]);
  expect(server.logged()).not.toContain("great");
});

test.each([
  ["nothing", {}],
  ["only blanks", { Text: "  \n" }],
  ["too long a text", { Text: "a".repeat(4_001) }],
  ["a rating that is none", { Rating: 6 }],
  ["a version that is too long", { Text: "a", Version: "1".repeat(257) }],
])("%s cannot be sent to the operator", async (_, message) => {
  expect(await operator.post(feedback, message)).toMatchObject({ status: 400, body: { Code: "bad-request" } });
});

test("a rating alone is enough, twenty messages an hour are", async () => {
  const limited = await startTestServer({ env: { HOUSESTYLE_RATE_LIMIT: "on" } });
  try {
    const person = await signedUp(limited);
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) statuses.push((await person.post(feedback, { Rating: 5 })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  } finally {
    await limited.close();
  }
});

test("who deletes their account takes their messages and own counts along", async () => {
  const person = await signedUp(server);
  await person.post(feedback, { Text: "Remember me" });
  await person.post(edits, { Action: 1 });
  const exported = await person.get<{ Feedback: unknown[] }>("/api/v1/account/export");
  expect(JSON.stringify(exported.body)).toContain("Remember me");
  const gone = await person.delete("/api/v1/account", { Password: "seven green bottles", Confirm: person.email });
  expect(gone.status).toBe(204);
  expect(await storedEvents(server, person)).toEqual([]);
  expect((await operator.get<Message[]>(`/api/v1/feedback?Filter=PersonId eq ${person.id}`)).body).toEqual([]);
});
