import { createTokenizer } from "../text/tokenize.ts";
import { elisions } from "./elisions.ts";

/** Cuts English into tokens. */
export const { tokenize } = createTokenizer(elisions);
