import { paragraphKinds } from "@housestyle/engine";
import { z } from "zod";
import type { ToEngine } from "../shared/page-port.ts";

/** More than anybody writes in a field, in UTF-16 code units of one paragraph, and in paragraphs of one message. */
const most = { letters: 1_000_000, paragraphs: 50_000 };

const count = z.int().min(0).max(10_000_000);
const spans = z
  .array(z.object({ start: count, end: count }))
  .max(most.paragraphs)
  .exactOptional();
const paragraph = z.object({
  text: z.string().max(most.letters),
  kind: z.enum(paragraphKinds),
  markup: spans,
  opaque: spans,
});

const toEngine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open") }),
  z.object({
    type: z.literal("splice"),
    at: count,
    remove: count,
    insert: z.array(z.object({ stamp: count, paragraph })).max(most.paragraphs),
  }),
  z.object({ type: z.literal("near"), index: count }),
  z.object({ type: z.literal("rule"), id: z.string().max(200) }),
]);

/** A message of a page to the engine; undefined for what is none. */
export function readToEngine(value: unknown): ToEngine | undefined {
  const read = toEngine.safeParse(value);
  return read.success ? read.data : undefined;
}
