import { z } from "zod";
import { ignored } from "../background/wishes.ts";
import { longestKey } from "./longest-key.ts";

const words = z.string().min(1).max(200);
const number = z.int().min(0).max(1_000_000);

/** What somebody did with a remark: codes and numbers, and no words. */
const acted = z.object({
  what: z.enum(["ignore", "accept", "addWord", "thesaurus", "popup", "help", "acceptAlike"]),
  place: z.enum(["word", "panel"]),
  finding: z.object({
    ruleId: words,
    kind: z.enum(["spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"]),
  }),
  suggestion: z.int().min(-1).max(1_000).optional(),
  count: number.optional(),
});
export type Acted = z.output<typeof acted>;

/** What a script beside a page may ask the background: the whole of it. */
export const pageRequest = z.discriminatedUnion("what", [
  /** Somebody is about to write here; whether what that needs runs here already. */
  z.object({ what: z.literal("begin"), isThere: z.boolean() }),
  /** Here somebody writes now: words that are chosen in the pop-up belong here. */
  z.object({ what: z.literal("here") }),
  /** The keyboard is in a place that is silent, by the name it may be asked for by: empty when it may not. */
  z.object({ what: z.literal("silent"), key: z.string().max(longestKey) }),
  /** Here writing goes on. */
  z.object({ what: z.literal("writing") }),
  /** A remark is to be shown for the first time. */
  z.object({ what: z.literal("card") }),
  /** So many remarks are in the text that is written. */
  z.object({ what: z.literal("count"), count: number }),
  z.object({ what: z.literal("acted"), event: acted }),
  z.object({ what: z.literal("add-word"), word: words }),
  z.object({ what: z.literal("ignore"), ignored: z.array(ignored).min(1).max(1_000) }),
  z.object({ what: z.literal("turn-off"), rule: words }),
]);
export type PageRequest = z.output<typeof pageRequest>;
