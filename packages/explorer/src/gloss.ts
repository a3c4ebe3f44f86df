/** A meaning in words, and sentences that show it. */
export interface Gloss {
  readonly definition: string;
  readonly examples: readonly string[];
}

/** Takes WordNet’s `definition; "example"; "example"` apart. */
export function readGloss(gloss: string): Gloss {
  const at = gloss.search(/[;:,]?\s*"/);
  const definition = at > 0 ? gloss.slice(0, at) : gloss.replaceAll('"', "");
  const examples = at > 0 ? Array.from(gloss.slice(at).matchAll(/"([^"]{2,})"?/g), ([, each = ""]) => each.trim()) : [];
  return {
    definition: definition.trim().replace(/[;:,]$/, ""),
    examples: examples.filter((each) => /\p{L}/u.test(each)),
  };
}
