import { createTokenizer } from "../text/tokenize.ts";
import { elisions } from "./elisions.ts";

/** Cuts English into tokens, all at once or in steps. */
export const { tokenize, tokenizeInSteps } = createTokenizer(elisions);
