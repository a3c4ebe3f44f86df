import { placesOf } from "./places-of.ts";

/** Returns the faults of a translation, one sentence each: unknown keys, and messages with other placeholders. */
export function translationFaults(
  english: ReadonlyMap<string, string>,
  translation: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(translation).flatMap(([key, message]) => {
    const source = english.get(key);
    if (source === undefined) return [`${key}: there is no such message.`];
    if (typeof message !== "string") return [`${key}: this is no text.`];
    try {
      const [wanted, given] = [placesOf(source), placesOf(message)].map((places) => places.join(", "));
      return wanted === given ? [] : [`${key}: asks for ${given || "nothing"} instead of ${wanted || "nothing"}.`];
    } catch (error) {
      return [`${key}: cannot be read (${error instanceof Error ? error.message : "error"}).`];
    }
  });
}
