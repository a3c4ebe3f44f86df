import type { Finding, Kind, Level } from "@housestyle/engine";
import type { Remark } from "../remark.ts";

/** A finding over `text`, misspelled unless told otherwise. */
export function finding(over: Partial<Finding> = {}): Finding {
  const text = over.text ?? "teh";
  const start = over.start ?? 0;
  return {
    start,
    end: start + text.length,
    ruleId: "spelling/unknown-word",
    kind: "spelling",
    level: "error",
    text,
    message: "This word is not in the dictionary.",
    suggestions: ["the"],
    sure: false,
    ...over,
  };
}

/** A remark over “teh” at a place. */
export function remark(over: { key: string; from: number; kind?: Kind; level?: Level }): Remark {
  const { key, from, ...rest } = over;
  return { key, from, to: from + 3, finding: finding(rest) };
}
