import { createHash } from "node:crypto";
import { smallImage } from "@housestyle/documents/testing/small-image";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { forgetUnused } from "./store.ts";

const server = await sharedServer();
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const headersOf = (visitor: Visitor) => ({
  clientApp: "1",
  origin: "http://housestyle.test",
  cookie: visitor.cookie(),
});

async function put(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, hash = hashOf(bytes), { url } = server) {
  const body = new FormData();
  body.append("file", new Blob([bytes]), "x");
  const response = await fetch(`${url}/api/v1/images/${hash}`, { method: "PUT", headers: headersOf(visitor), body });
  return { status: response.status, body: await response.text() };
}

const get = (visitor: Visitor, hash: string) =>
  fetch(`${server.url}/api/v1/images/${hash}`, { headers: headersOf(visitor) });

const withImage = (hash: string) => ({
  type: "doc",
  content: [
    {
      type: "figure",
      attrs: { src: `image:${hash}` },
      content: [{ type: "caption" }, { type: "alternative" }],
    },
  ],
});

test("an image comes back as it was sent, with what keeps browsers from running or mixing it up", async () => {
  const person = await signedUp(server);
  const image = smallImage(3, 2, 1);
  expect(await put(person, image)).toEqual({ status: 204, body: "" });
  expect(await put(person, image)).toMatchObject({ status: 204 });
  const answer = await get(person, hashOf(image));
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(image);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=31536000, immutable",
    "content-disposition": expect.stringMatching(/^attachment/),
  });
});

test("what is no image, is too large, or has another hash is refused", async () => {
  const person = await signedUp(server);
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  expect(await put(person, svg)).toMatchObject({ status: 400, body: expect.stringContaining("PNG, JPEG") });
  expect(await put(person, smallImage(3, 2), "0".repeat(64))).toMatchObject({ status: 400 });
  expect(await put(person, smallImage(10_000, 10_000))).toMatchObject({ status: 413 });
  const long = new Uint8Array(11 * 1024 * 1024);
  long.set(smallImage(3, 2));
  expect(await put(person, long)).toMatchObject({ status: 413 });
  expect((await get(person, "not-a-hash")).status).toBe(400);
});

test("members see the images of their team's documents, and nobody else does", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const stranger = await signedUp(server);
  const image = smallImage(3, 2, 2);
  const hash = hashOf(image);
  await put(colleague, image);
  expect((await get(team.admin, hash)).status).toBe(404);
  await add(colleague, { TeamId: team.teamId, Content: withImage(hash) });
  expect((await get(team.admin, hash)).status).toBe(200);
  expect((await get(stranger, hash)).status).toBe(404);
  // Who only knows the hash gets no image by writing it into a document.
  await add(stranger, { Content: withImage(hash) });
  expect((await get(stranger, hash)).status).toBe(404);
});

test("an image is forgotten a day after the last document that refers to it", async () => {
  const person = await signedUp(server);
  const [used, earlier, unused, fresh] = [3, 4, 5, 6].map((seed) => smallImage(3, 2, seed));
  if (!used || !earlier || !unused || !fresh) throw new Error("These are images.");
  for (const each of [used, earlier, unused]) await put(person, each);
  const doc = await add(person, { Content: withImage(hashOf(earlier)) });
  await save(person, doc, { Content: withImage(hashOf(used)) });
  const hashes = [used, earlier, unused].map(hashOf);
  await sql`update image set used_on = now() - interval '2 days' where hash = any(${hashes}::text[])`.execute(
    server.database.query,
  );
  await put(person, fresh);
  await forgetUnused(server.database);
  const statuses = await Promise.all(
    [used, earlier, unused, fresh].map(async (each) => (await get(person, hashOf(each))).status),
  );
  expect(statuses).toEqual([200, 200, 404, 200]);
});

test("an owner has room for as many images as the operator allows", async () => {
  const small = await startTestServer({ env: { HOUSESTYLE_IMAGE_MEGABYTES: "1" } });
  const person = await signedUp(small);
  const large = (seed: number) => {
    const bytes = new Uint8Array(600_000);
    bytes.set(smallImage(3, 2, seed));
    return bytes;
  };
  expect(await put(person, large(1), undefined, small)).toMatchObject({ status: 204 });
  expect(await put(person, large(2), undefined, small)).toMatchObject({
    status: 409,
    body: expect.stringContaining("Your images take up 1 MB."),
  });
  expect(await put(person, large(1), undefined, small)).toMatchObject({ status: 204 });
  await small.close();
});
