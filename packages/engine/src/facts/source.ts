import { defineFact, type ParagraphSource } from "./fact.ts";

/** The fact that is the paragraph itself, for lanes that read it in their own way. */
export const source = defineFact({ id: "source", needs: [], make: (_, paragraph): ParagraphSource => paragraph });
