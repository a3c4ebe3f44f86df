import { texts } from "../texts.ts";

/** What to write instead, behind a message. */
export const suggested = (suggestions: readonly string[]): string =>
  suggestions.length === 0
    ? ""
    : ` → ${suggestions
        .slice(0, 3)
        .map((each) => (each === "" ? texts.delete : each))
        .join(" | ")}`;
