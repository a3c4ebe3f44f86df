import type { AnalyzedText } from "./analyzed-text.ts";

/** Makes something of a reading once, for all reports that ask for it. */
export function perText<T>(make: (reading: AnalyzedText) => T): (reading: AnalyzedText) => T {
  const known = new WeakMap<AnalyzedText, { readonly made: T }>();
  return (reading) => {
    const kept = known.get(reading) ?? { made: make(reading) };
    known.set(reading, kept);
    return kept.made;
  };
}
