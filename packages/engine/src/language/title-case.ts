import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";

/** The two best-known ways of capitalising titles. */
export type TitleStyle = "Chicago" | "AP";

const never = wordSet("a an the and but or nor for");
const prepositions = wordSet(`
  of in to at by as from with into onto upon about above across after against along among around before behind below
  beneath beside between beyond despite during except inside like near outside over past per since than through
  throughout toward towards under underneath until via within without versus vs
`);

/** Words that are prepositions or adverbs, and which of them the heading means is anybody’s guess. */
const either = wordSet("up down on off out over in by about so yet if as than around across along past under");

/** Whether a word inside a title wants a capital; undefined when either is right. */
export function wantsCapital({ lower, tag }: Token, style: TitleStyle): boolean | undefined {
  if (never.has(lower)) return false;
  if (either.has(lower)) return lower.length > 3 && style === "AP" ? true : undefined;
  if (prepositions.has(lower)) return style === "AP" && lower.length > 3;
  return lower !== "to" || tag !== "PART";
}
