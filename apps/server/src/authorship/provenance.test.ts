import { createPublicKey, verify } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { ownDocument, share } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { provenanceKey } from "./provenance-key.ts";

const server = await sharedServer();

interface Provenance {
  IsRecorded: boolean;
  IsAllowed: boolean;
  Since: string | null;
  CanChange: boolean;
  Totals: { Name: string; Source: string | null; Characters: number }[];
  Code: string;
}
interface SignedFile {
  Payload: string;
  Signature: string;
  PublicKey: string;
}

const Content = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "The secret cat." }] }],
};
const path = ({ Id }: Pick<Doc, "Id">) => `/api/v1/documents/${Id}/provenance`;
const state = async (visitor: Visitor, doc: Pick<Doc, "Id">) => (await visitor.get<Provenance>(path(doc))).body;
const record = (visitor: Visitor, doc: Pick<Doc, "Id">, IsRecorded = true) =>
  visitor.put<Provenance>(path(doc), { IsRecorded });
const typed = (at: number, text: string) => ({
  ...{ stepType: "replace", from: at, to: at, slice: { content: [{ type: "text", text }] } },
});
let clients = 0;
const send = (
  visitor: Visitor,
  { Id }: Pick<Doc, "Id">,
  Version: number,
  Steps: object[],
  Sources: (string | null)[],
) => visitor.post(`/api/v1/documents/${Id}/steps`, { Version, Client: `p${++clients}`, First: 1, Steps, Sources });

/** A document of which is recorded how it is written, and in which its owner and an editor have written. */
async function recorded() {
  const { owner, doc } = await ownDocument(server, { Content, Title: "Story" });
  const ed = await signedUp(server, { Name: "Ed" });
  await share(owner, doc, { Email: ed.email, Role: "edit" });
  expect((await record(owner, doc)).status).toBe(200);
  await send(owner, doc, 1, [typed(5, "old "), typed(1, "So: ")], ["typed", "pasted"]);
  await send(ed, doc, 3, [typed(1, "Well. ")], ["assisted"]);
  return { owner, ed, doc };
}

const file = async (visitor: Visitor, doc: Pick<Doc, "Id">) => {
  const { status, body } = await visitor.get<SignedFile>(`${path(doc)}/file`);
  expect(status).toBe(200);
  return body;
};

test("it is off until an owner turns it on; then their record says how the words came, and others see that it is on", async () => {
  const { owner, doc } = await ownDocument(server, { Content });
  expect(await state(owner, doc)).toMatchObject({ IsRecorded: false, IsAllowed: true, Since: null, Totals: [] });
  await send(owner, doc, 1, [typed(5, "old ")], ["typed"]);
  expect((await record(owner, doc)).body).toMatchObject({ IsRecorded: true, CanChange: true });
  await send(owner, doc, 2, [typed(1, "So: ")], ["pasted"]);
  const { Totals } = await state(owner, doc);
  expect(Totals).toEqual([
    { Name: "Olive Owner", Source: null, Characters: 19 },
    { Name: "Olive Owner", Source: "pasted", Characters: 4 },
  ]);
  const reader = await signedUp(server);
  await share(owner, doc, { Email: reader.email, Role: "edit" });
  expect(await state(reader, doc)).toMatchObject({ IsRecorded: true, CanChange: false, Totals: [] });
  expect((await record(reader, doc, false)).status).toBe(403);
  expect((await reader.get(`${path(doc)}/file`)).status).toBe(403);
  expect((await reader.delete(path(doc))).status).toBe(403);
  expect((await (await signedUp(server)).get(path(doc))).status).toBe(404);
});

test("the signed file has names, ways, times, and hashes, no text, and anyone can check it", async () => {
  const { owner, doc } = await recorded();
  const { Payload, Signature, PublicKey } = await file(owner, doc);
  expect(Payload).not.toMatch(/secret|cat|Well/);
  const said = JSON.parse(Payload);
  expect(said).toMatchObject({ Format: "housestyle-provenance-1", Title: "Story", RecordedSince: expect.any(String) });
  expect(said.Passages).toHaveLength(1);
  expect(said.Passages[0]).toMatchObject({
    Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    Runs: [
      { Name: "Ed", Source: "assisted", Characters: 6, WrittenOn: expect.any(String) },
      { Name: "Olive Owner", Source: "pasted", Characters: 4, WrittenOn: expect.any(String) },
      { Name: "Olive Owner", Source: null, Characters: 4, WrittenOn: null },
      { Name: "Olive Owner", Source: "typed", Characters: 4, WrittenOn: expect.any(String) },
      { Name: "Olive Owner", Source: null, Characters: 11, WrittenOn: null },
    ],
  });
  // With nothing but the public key, as another program would.
  const anyone = stranger(server);
  const { body: key } = await anyone.get<{ PublicKey: string }>("/api/v1/provenance/key");
  expect(key.PublicKey).toBe(PublicKey);
  const x = Buffer.from(PublicKey, "base64").toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  expect(verify(null, Buffer.from(Payload), publicKey, Buffer.from(Signature, "base64"))).toBe(true);
  const check = async (given: Partial<SignedFile>) =>
    (await anyone.post<{ IsValid: boolean }>("/api/v1/provenance/check", { Payload, Signature, ...given })).body
      .IsValid;
  expect(await check({})).toBe(true);
  expect(await check({ Payload: Payload.replace("pasted", "typed") })).toBe(false);
  expect(await check({ Signature: "no signature" })).toBe(false);
  const other = provenanceKey("another server");
  expect(await check({ Signature: other.sign(Payload) })).toBe(false);
});

test("stopping keeps the record; deleting leaves nothing of it but the words of a language model", async () => {
  const { owner, doc } = await recorded();
  expect((await record(owner, doc, false)).body).toMatchObject({ IsRecorded: false, Since: expect.any(String) });
  await send(owner, doc, 4, [typed(1, "Oh! ")], ["typed"]);
  const { Totals } = await state(owner, doc);
  expect(Totals.find(({ Source }) => Source === "typed")).toMatchObject({ Characters: 4 });
  expect((await owner.delete(path(doc))).status).toBe(204);
  expect(await state(owner, doc)).toMatchObject({ IsRecorded: false, Since: null, Totals: [] });
  expect((await owner.get(`${path(doc)}/file`)).status).toBe(404);
  const { rows } = await sql<{ kept: string }>`
    select string_agg(distinct source, ',') || ' ' || (
      select runs::text from document_authorship where document_id = ${doc.Id}) as kept
    from document_step where document_id = ${doc.Id} and source is not null`.execute(server.database.query);
  expect(rows[0]?.kept).toMatch(/^assisted \[\[/);
  // No run has a time, and the only source left is the fifth.
  const runs: unknown[][] = JSON.parse(rows[0]?.kept.replace(/^\w+ /, "") ?? "");
  expect(new Set(runs.map(([, , source, at]) => JSON.stringify([source, at])))).toEqual(
    new Set(["[4,null]", "[null,null]"]),
  );
});

test("a team can forbid it: nothing is turned on, and what is on records nothing", async () => {
  const { admin, teamId } = await withTeam(server);
  const doc = await add(admin, { TeamId: teamId, Content });
  const own = await add(admin, { Content });
  for (const each of [doc, own]) expect((await record(admin, each)).status).toBe(200);
  await admin.patch(`/api/teams?id=${teamId}`, { AllowProvenance: false });
  for (const each of [doc, own]) {
    expect(await state(admin, each)).toMatchObject({ IsRecorded: false, IsAllowed: false });
    await send(admin, each, 1, [typed(1, "So: ")], ["pasted"]);
    expect((await state(admin, each)).Totals.map(({ Source }) => Source)).toEqual([null]);
    expect(await record(admin, each)).toMatchObject({ status: 403, body: { Code: "forbidden" } });
  }
});

test("with sharing turned off there is nothing of it", async () => {
  const quiet = await startTestServer();
  try {
    const owner = await signedUp(quiet);
    const doc = await add(owner, { Content });
    for (const call of [
      owner.get(path(doc)),
      record(owner, doc),
      owner.get(`${path(doc)}/file`),
      owner.delete(path(doc)),
    ]) {
      expect((await call).status).toBe(404);
    }
    await save(owner, doc, { Content });
  } finally {
    await quiet.close();
  }
});
