import { dialects, styles } from "@housestyle/engine";
import { z } from "zod";
import { longestKey } from "./longest-key.ts";

/** What a page of the extension itself may ask the background: the pop-up. */
export const ownRequest = z.discriminatedUnion("what", [
  z.object({ what: z.literal("engine-wishes") }),
  /** A text is to be checked by the server: only ever when that was chosen. */
  z.object({ what: z.literal("check-there"), text: z.string().max(1_000_000) }),
  z.object({ what: z.literal("state") }),
  z.object({ what: z.literal("switch"), host: z.string().min(1).max(253), isOn: z.boolean() }),
  /** Silent places of the site that was written in last are checked all the same, or not any more. */
  z.object({ what: z.literal("check-anyway"), key: z.string().min(1).max(longestKey), isOn: z.boolean() }),
  z.object({
    what: z.literal("change"),
    change: z.object({
      mode: z.enum(["everywhere", "chosen"]).exactOptional(),
      dialect: z.enum(dialects).exactOptional(),
      style: z.enum(styles).exactOptional(),
      checks: z.enum(["here", "there"]).exactOptional(),
      level: z.enum(["error", "warning", "hint"]).exactOptional(),
      picky: z.boolean().exactOptional(),
    }),
  }),
  z.object({ what: z.literal("sign-in"), server: z.string().max(2_000), key: z.string().max(500) }),
  z.object({ what: z.literal("connect"), server: z.string().max(2_000) }),
  z.object({ what: z.literal("sign-out") }),
  z.object({ what: z.literal("snippets") }),
  z.object({ what: z.literal("insert-snippet"), id: z.int() }),
]);
export type OwnRequest = z.output<typeof ownRequest>;
