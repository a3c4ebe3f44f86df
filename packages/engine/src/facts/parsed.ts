import { type Analysis, analysis } from "./analysis.ts";
import { defineFact } from "./fact.ts";
import { type Trees, trees } from "./trees.ts";

/** A paragraph with the dependencies between its words. */
export interface Parsed extends Analysis {
  readonly tree: Trees;
}

/** The fact for rules that need the dependencies between words. */
export const parsed = defineFact({
  id: "parsed",
  needs: [analysis, trees],
  make: ([read, tree]): Parsed => ({ ...read, tree }),
});
