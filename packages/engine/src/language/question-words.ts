import { wordSet } from "../text/word-set.ts";

/** Words a question opens with. */
export const questionWords = wordSet("what where when why how who whom");
