import { wordSet } from "../text/word-set.ts";

/** The days of the week, in small letters. */
export const weekdays = wordSet("monday tuesday wednesday thursday friday saturday sunday");
