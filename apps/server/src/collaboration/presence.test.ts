import { expect, test } from "vitest";
import { openEventStream } from "../testing/event-stream.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { share } from "../testing/sharing.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";
import { type EditorNews, Presence } from "./presence.ts";

const server = await sharedServer();

const ann = { client: "a", personId: 1, name: "Ann" };
const ben = { client: "b", personId: 2, name: "Ben" };
const named = (presence: Presence) => presence.editors.map(({ name }) => name).sort();

/** Servers that tell each other. */
function servers(count: number): Presence[] {
  const all: Presence[] = [];
  for (let index = 0; index < count; index++) {
    const presence: Presence = new Presence((news) => {
      for (const other of all) if (other !== presence) other.received(JSON.parse(JSON.stringify(news)) as EditorNews);
    });
    all.push(presence);
  }
  return all;
}

test("all servers agree on who is here and where, also one that begins later", () => {
  const [one, two] = servers(2) as [Presence, Presence];
  const leave = one.arrive(ann);
  two.arrive(ben);
  expect(named(one)).toEqual(["Ann", "Ben"]);
  expect(named(two)).toEqual(["Ann", "Ben"]);
  // Her caret is sent to the server that is not hers.
  two.move("a", 1, { version: 3, anchor: 5, head: 7 });
  expect(one.editors.find(({ name }) => name === "Ann")?.caret).toEqual({ version: 3, anchor: 5, head: 7 });
  leave();
  expect(named(one)).toEqual(["Ben"]);
  expect(named(two)).toEqual(["Ben"]);
});

test("one who comes again over another connection stays when the first one ends", () => {
  const [one, two] = servers(2) as [Presence, Presence];
  const first = one.arrive(ann);
  one.arrive(ann);
  first();
  expect(named(one)).toEqual(["Ann"]);
  const here = two.arrive(ann);
  one.arrive(ann)();
  expect(named(two)).toEqual(["Ann"]);
  here();
  expect([named(one), named(two)]).toEqual([[], []]);
});

test("those of a server that has ended are forgotten, and nobody moves a caret that is not theirs", () => {
  const lost = new Presence(() => {});
  const presence = new Presence(() => {});
  lost.arrive(ann);
  presence.arrive(ben);
  presence.received(ann);
  presence.move("b", 1, { version: 1, anchor: 1, head: 1 });
  expect(presence.editors.every(({ caret }) => caret === undefined)).toBe(true);
  presence.beat();
  expect(named(presence)).toEqual(["Ann", "Ben"]);
  presence.beat(Date.now() + 60_000);
  expect(named(presence)).toEqual(["Ben"]);
});

type Told = { People: { Name: string; Client: string }[]; Count: number } & Record<string, unknown>;

async function follow(person: Visitor, id: number, client: string) {
  const stream = await openEventStream(server, person, `/api/v1/documents/${id}/events?client=${client}`);
  /** Returns the next event of this kind for which `isIt` holds. */
  const next = async (kind: string, isIt: (told: Told) => boolean = () => true): Promise<Told> => {
    for (;;) {
      const event = await stream.next();
      if (!event.startsWith(`event: ${kind}\n`)) continue;
      const told = JSON.parse(event.split("data: ")[1] ?? "");
      if (isIt(told)) return told;
    }
  };
  return { ...stream, next };
}

test("people who have a document open see each other, and their carets move with the text", async () => {
  const [owner, reader] = [await signedUp(server), await signedUp(server)];
  const content = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "one two" }] }] };
  const { body } = await owner.post<{ Id: number }>("/api/v1/documents", { Title: "Draft", Content: content });
  const path = `/api/v1/documents/${body.Id}`;
  expect((await reader.post(`${path}/caret`, { Version: 1, Client: "r", Anchor: 1, Head: 1 })).status).toBe(404);
  await share(owner, body, { Email: reader.email, Role: "view" });
  const first = await follow(owner, body.Id, "o");
  expect(await first.next("people")).toEqual({ People: [], Count: 0 });
  const second = await follow(reader, body.Id, "r");
  expect((await second.next("people")).People).toMatchObject([{ Client: "o" }]);
  expect((await first.next("people")).People).toMatchObject([{ Client: "r" }]);
  await reader.post(`${path}/caret`, { Version: 1, Client: "r", Anchor: 5, Head: 8 });
  expect(await first.next("caret")).toMatchObject({ Client: "r", Version: 1, Anchor: 5, Head: 8 });
  const slice = { content: [{ type: "text", text: "zero " }] };
  const Steps = [{ stepType: "replace", from: 1, to: 1, slice }];
  await owner.post(`${path}/steps`, { Version: 1, Client: "o", First: 1, Steps });
  const third = await follow(owner, body.Id, "late");
  const { People } = await third.next("people", ({ Count }) => Count === 2);
  expect(People.find(({ Client }) => Client === "r")).toMatchObject({ Version: 2, Anchor: 10, Head: 13 });
  second.close();
  await first.next("people", (told) => told.People.every(({ Client }) => Client !== "r"));
  first.close();
  third.close();
});
