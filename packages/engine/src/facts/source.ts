import { defineFact, type Source } from "./fact.ts";

/** The paragraph itself, for whatever reads it in its own way. */
export const source = defineFact({ id: "source", needs: [], make: (_, paragraph): Source => paragraph });
