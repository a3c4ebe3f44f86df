import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import type { TestServer } from "../testing/test-server.ts";
import { member, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

// Several clients save one document at random, from current and from old versions, and a model says what must come of it.

let server: TestServer;
/** Two devices of one person, and a colleague. */
let clients: readonly Visitor[];
let teamId: number;
beforeAll(async () => {
  server = await sharedServer();
  const team = await withTeam(server);
  const device = stranger(server);
  await device.post("/api/v1/login", { Email: team.admin.email, Password: "seven green bottles" });
  clients = [team.admin, device, await member(server, team)];
  teamId = team.teamId;
});
afterAll(async () => {
  await server.close();
});

interface Saved {
  readonly Title: string;
  readonly Text: string;
  readonly Project: string;
  readonly Language: string;
  readonly Style: string;
  readonly Content: Content | null;
}
type Step =
  | { readonly kind: "save"; readonly client: number; readonly behind: number; readonly change: Partial<Saved> }
  | { readonly kind: "again"; readonly client: number; readonly change: Partial<Saved> }
  | { readonly kind: "delete" | "restore"; readonly client: number }
  | { readonly kind: "back"; readonly client: number; readonly to: number };

/** Any text that PostgreSQL can hold, now and then a book. */
const text = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }).filter((word) => word.isWellFormed()) },
  { weight: 1, arbitrary: fc.constantFrom("naïve — 🌙 \r\n".repeat(3_000), " ", "\u2028", "\\u0000") },
);
const words = text.map((word) => word.replaceAll("\0", ""));
const line = fc.string({ unit: "grapheme", maxLength: 20 }).map((word) => word.replaceAll("\0", "").trim());
interface Content {
  readonly type: "doc";
  readonly content: readonly { readonly content: readonly { readonly text: string }[] }[];
}
const attributes = fc.dictionary(
  words,
  fc.oneof(words, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
  { maxKeys: 3 },
);
const paragraph = fc.record({ attributes, word: words }).map(({ attributes: attrs, word }) => ({
  type: "paragraph",
  attrs,
  content: word === "" ? [] : [{ type: "text", text: word }],
}));
const content = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((blocks) => JSON.parse(JSON.stringify({ type: "doc", content: blocks })) as Content);

/** What is stored of what was sent: of a document in the editor's form its own words. */
function stored(sent: Saved): Saved {
  if (sent.Content === null) return sent;
  const lines = sent.Content.content.map((block) => block.content.map(({ text: word }) => word).join(""));
  return { ...sent, Text: `${lines.join("\n\n")}\n` };
}
const change: fc.Arbitrary<Partial<Saved>> = fc.record(
  {
    Title: line,
    Text: words,
    Project: line,
    Language: fc.constantFrom("en-US", "en-GB", "en-AU"),
    Style: fc.constantFrom("general", "academic"),
    Content: fc.option(content),
  },
  { requiredKeys: [] },
);
/** Nothing, or one thing that is easily overlooked. */
const oneThing: fc.Arbitrary<Partial<Saved>> = fc.oneof(
  fc.constant({}),
  fc.record({ Language: fc.constantFrom("en-US", "en-GB") }),
  fc.record({ Style: fc.constantFrom("general", "academic") }),
  fc.record({ Content: fc.option(content) }),
);
const client = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      client,
      behind: fc.constantFrom(0, 0, 0, 1, 2),
      change,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("again" as const), client, change: oneThing }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("delete" as const, "restore" as const), client }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("back" as const), client, to: fc.nat({ max: 6 }) }) },
);

const members = ["Title", "Text", "Project", "Language", "Style", "Content"] as const;
const only = (whole: Saved): Saved =>
  Object.fromEntries(members.map((each) => [each, whole[each]])) as unknown as Saved;

/** One document as it must be. */
class Model {
  /** All versions that ever were, by number; who saved each. */
  readonly versions: { readonly saved: Saved; readonly person: number }[] = [];
  /** Versions that no later save of the same person may take out of the history. */
  readonly kept = new Set<number>();
  inTrash = false;

  get version(): number {
    return this.versions.length;
  }

  get current(): Saved {
    return (this.versions.at(-1) as { saved: Saved }).saved;
  }
}

const personOf = (which: number) => (which === 2 ? 2 : 0);

async function take(model: Model, id: number, taken: Step): Promise<void> {
  // What is sent again is sent by who has saved last.
  const who = taken.kind === "again" ? (model.versions.at(-1)?.person ?? 0) : taken.client;
  const visitor = clients[who] as Visitor;
  const address = `/api/v1/documents/${id}`;
  switch (taken.kind) {
    case "delete": {
      const { status } = await visitor.delete(address);
      // The colleague did not make it and may not delete it.
      expect(status).toBe(taken.client === 2 ? 403 : 204);
      if (status === 204) model.inTrash = true;
      return;
    }
    case "restore": {
      const { status } = await visitor.post(`${address}/restore`);
      expect(status).toBe(taken.client === 2 ? 403 : 200);
      if (status === 200) model.inTrash = false;
      return;
    }
    case "back":
      return goBack(model, visitor, address, taken);
    default:
      return save(model, visitor, address, { ...taken, client: who });
  }
}

async function goBack(
  model: Model,
  visitor: Visitor,
  address: string,
  { client: who, to }: Extract<Step, { kind: "back" }>,
) {
  const listed = await visitor.get<{ Version: number }[]>(`${address}/versions`);
  const version = listed.body[to % listed.body.length]?.Version ?? 1;
  const { status } = await visitor.post(`${address}/versions/${version}/restore`);
  expect(status).toBe(model.inTrash ? 409 : 200);
  if (status !== 200) return;
  model.kept.add(model.version);
  const { Title, Text, Content } = (model.versions[version - 1] as { saved: Saved }).saved;
  model.versions.push({ saved: { ...model.current, Title, Text, Content }, person: personOf(who) });
}

async function save(model: Model, visitor: Visitor, address: string, taken: Extract<Step, { kind: "save" | "again" }>) {
  const last = model.versions.at(-1);
  const person = personOf(taken.client);
  // Sent again: what was saved last, from the version before it.
  const behind = taken.kind === "again" ? 1 : taken.behind;
  const Version = Math.max(1, model.version - behind);
  const sent: Saved = { ...model.current, ...taken.change };
  const wanted = stored(sent);
  const { Content, ...rest } = sent;
  const { status, body } = await visitor.put<{ Current: Saved; Code: string }>(address, {
    ...rest,
    ...(Content !== null && { Content }),
    Version,
  });
  const isSame = JSON.stringify(only(wanted)) === JSON.stringify(model.current);
  if (model.inTrash) expect({ status, code: body.Code }).toEqual({ status: 409, code: "in-trash" });
  else if (Version === model.version) {
    expect(status).toBe(200);
    model.versions.push({ saved: only(wanted), person });
  } else if (Version === model.version - 1 && last?.person === person && isSame) expect(status).toBe(200);
  else {
    expect({ status, code: body.Code }).toEqual({ status: 409, code: "stale" });
    expect(only(body.Current)).toEqual(model.current);
    model.kept.add(model.version);
  }
}

async function compare(model: Model, id: number): Promise<void> {
  const [reader] = clients as [Visitor];
  const { body } = await reader.get<Saved & { Version: number }>(`/api/v1/documents/${id}`);
  expect({ ...only(body), Version: body.Version }).toEqual({ ...model.current, Version: model.version });
}

/** The history has no version that never was, and lacks none but those that the same person saved over at once. */
async function compareHistory(model: Model, id: number): Promise<void> {
  const [reader] = clients as [Visitor];
  const listed = (await reader.get<{ Version: number }[]>(`/api/v1/documents/${id}/versions`)).body;
  const there = listed.map(({ Version }) => Version);
  const mustBe = model.versions.flatMap(({ person }, index) => {
    const [before, after] = [model.versions[index - 1], model.versions[index + 1]];
    const isPassing = before?.person === person && after?.person === person && !model.kept.has(index + 1);
    return isPassing ? [] : [index + 1];
  });
  expect(mustBe.filter((version) => !there.includes(version))).toEqual([]);
  for (const version of there) {
    const { body } = await reader.get<Saved>(`/api/v1/documents/${id}/versions/${version}`);
    const { Title, Text, Content } = (model.versions[version - 1] as { saved: Saved }).saved;
    expect(body).toMatchObject({ Title, Text, Content });
  }
}

test("whatever several clients save, what was acknowledged is stored as it was sent", async () => {
  await holds(
    fc.asyncProperty(content, words, fc.array(step, { minLength: 5, maxLength: 20 }), async (Content, Text, steps) => {
      const first = { Title: "", Text, Project: "", Language: "en-US", Style: "general", Content };
      const { body } = await (clients[0] as Visitor).post<{ Id: number }>("/api/v1/documents", {
        ...first,
        TeamId: teamId,
      });
      const model = new Model();
      model.versions.push({ saved: stored(first), person: 0 });
      for (const taken of steps) {
        await take(model, body.Id, taken);
        await compare(model, body.Id);
      }
      await compareHistory(model, body.Id);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test("of saves at the same moment one is stored, and the others get what was", async () => {
  const [mine] = clients as [Visitor];
  const { body: doc } = await mine.post<{ Id: number }>("/api/v1/documents", { Text: "begin", TeamId: teamId });
  for (let Version = 1; Version < 5; Version += 1) {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        (clients[n % 3] as Visitor).put<Saved & { Current: Saved }>(`/api/v1/documents/${doc.Id}`, {
          Text: `${Version} ${n}`,
          Version,
        }),
      ),
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    for (const { status, body } of answers) {
      expect(status === 200 ? body.Text : body.Current.Text).toBe(stored[0]?.body.Text);
    }
  }
});
