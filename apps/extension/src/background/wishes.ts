import { dialects, styles } from "@housestyle/engine";
import { z } from "zod";
import { longestKey } from "../shared/longest-key.ts";
import { keep, kept } from "./kept.ts";

const host = z.string().max(253);
const words = z.string().min(1).max(200);

export const ignored = z.object({
  id: z.string().max(1_000),
  rule: z.string().max(200),
  text: z.string().max(1_000),
  before: z.string().max(200).optional(),
  after: z.string().max(200).optional(),
});

/** What somebody has chosen, and what they have said is no error. */
export const wishes = z.object({
  /** Everywhere but on some sites, or on some sites only. */
  mode: z.enum(["everywhere", "chosen"]).default("everywhere"),
  off: z.array(host).default([]),
  on: z.array(host).default([]),
  dialect: z.enum(dialects).default("en-US"),
  style: z.enum(styles).default("general"),
  /** Who checks: the engine in here, or the server of the account, which then gets what is written. */
  checks: z.enum(["here", "there"]).default("here"),
  level: z.enum(["error", "warning", "hint"]).default("hint"),
  picky: z.boolean().default(false),
  words: z.array(words).default([]),
  disabled: z.array(words).default([]),
  /** By site: the silent places that are checked all the same. */
  asked: z.record(host, z.array(z.string().max(longestKey))).default({}),
  /** By site: what was ignored on one is nobody else's to know. */
  ignored: z.record(host, z.array(ignored)).default({}),
});
export type EnginePreferences = z.output<typeof wishes>;

const name = "wishes";
let known: Promise<EnginePreferences> | undefined;

/** What is wished for now. */
export function readWishes(): Promise<EnginePreferences> {
  known ??= kept(name).then((value) => wishes.catch(() => wishes.parse({})).parse(value ?? {}));
  return known;
}

/** Changes what is wished for, one change after the other. */
export function changeWishes(
  change: (now: EnginePreferences) => Partial<EnginePreferences>,
): Promise<EnginePreferences> {
  const next = readWishes().then(async (now) => {
    const changed = { ...now, ...change(now) };
    await keep(name, changed);
    return changed;
  });
  known = next.catch(readWishes);
  return next;
}
