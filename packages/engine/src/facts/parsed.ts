import { type Analysis, analysis } from "./analysis.ts";
import { defineFact } from "./fact.ts";
import { type Trees, trees } from "./trees.ts";

/** A paragraph of which it can be asked what hangs on what. */
export interface Parsed extends Analysis {
  readonly tree: Trees;
}

/** A paragraph, read, with what hangs on what. */
export const parsed = defineFact({
  id: "parsed",
  needs: [analysis, trees],
  make: ([read, tree]): Parsed => ({ ...read, tree }),
});
