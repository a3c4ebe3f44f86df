import type { Analysis } from "./analysis.ts";

/**
 * Something true of a paragraph, worked out when it is first asked for and then kept as long as the paragraph's
 * analysis: a rule may ask for it at every word and the paragraph is still read once.
 */
export function fact<T>(read: (a: Analysis) => T): (a: Analysis) => T {
  const known = new WeakMap<Analysis, { readonly value: T }>();
  return (a) => {
    let found = known.get(a);
    if (!found) {
      found = { value: read(a) };
      known.set(a, found);
    }
    return found.value;
  };
}
