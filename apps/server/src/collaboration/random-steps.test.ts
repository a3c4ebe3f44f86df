import { parsedDocument, schema } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

const place = fc.oneof({ weight: 9, arbitrary: fc.nat(60) }, fc.constantFrom(-1, 0.5, 1e9, Number.MAX_SAFE_INTEGER));
const depth = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, fc.constantFrom(-1, 9, 1e9));
const mark = fc.constantFrom(...Object.keys(schema.marks), "none").map((type) => ({ type }));
const slice = fc.record(
  { content: randomDocument().map((doc) => doc.toJSON().content), openStart: depth, openEnd: depth },
  { requiredKeys: [] },
);
const steps = fc.oneof(
  fc.record({ stepType: fc.constant("replace"), from: place, to: place, slice, structure: fc.boolean() }),
  fc.record({
    stepType: fc.constant("replaceAround"),
    from: place,
    to: place,
    gapFrom: place,
    gapTo: place,
    insert: place,
    slice,
    structure: fc.boolean(),
  }),
  fc.record({ stepType: fc.constantFrom("addMark", "removeMark"), from: place, to: place, mark }),
  fc.record({ stepType: fc.constantFrom("addNodeMark", "removeNodeMark"), pos: place, mark }),
  fc.record({
    stepType: fc.constant("attr"),
    pos: place,
    attr: fc.constantFrom("align", "level", "src", "none"),
    value: fc.anything(),
  }),
);

/** A document without halves of characters, which no call takes. */
const storable = (doc: Node) =>
  JSON.parse(JSON.stringify(doc.toJSON()), (_, value) => (typeof value === "string" ? value.toWellFormed() : value));

test("whatever steps are sent, each is stored or refused, and the document can be read", async () => {
  const person = await signedUp(server);
  const commits = fc.array(fc.record({ sent: fc.array(steps, { minLength: 1, maxLength: 4 }), behind: fc.nat(5) }), {
    minLength: 1,
    maxLength: 6,
  });
  await holds(
    fc.asyncProperty(randomDocument(), commits, async (doc, all) => {
      const { body: made } = await person.post<{ Id: number }>("/api/v1/documents", { Content: storable(doc) });
      const path = `/api/v1/documents/${made.Id}`;
      let version = 1;
      for (const [index, { sent, behind }] of all.entries()) {
        const Steps = JSON.parse(JSON.stringify(sent));
        const body = { Version: Math.max(1, version - behind), Client: `c${index}`, First: 1, Steps };
        const answer = await person.post<{ Version: number; Message: string }>(`${path}/steps`, body);
        expect([200, 400], JSON.stringify({ body, answer })).toContain(answer.status);
        if (answer.status === 200) version = answer.body.Version;
      }
      const { status, body } = await person.get<{ Version: number; Content: unknown }>(path);
      expect({ status, version: body.Version }).toEqual({ status: 200, version });
      parsedDocument(body.Content)?.check();
      expect(parsedDocument(body.Content)).toBeDefined();
    }),
    { numRuns: 1_000 },
  );
});
