import type { Finding } from "@housestyle/engine";
import { texts } from "../texts.ts";
import type { Story } from "./office-file.ts";

/** The most replacements that a comment lists. */
const mostSuggestions = 5;

/**
 * Returns the text of a comment on a finding: the reason, and what to write instead. Outside of the main text, it first
 * quotes the words.
 */
export function commentText({ message, suggestions, text }: Finding, story: Story): string {
  const where = story === "text" ? [] : [texts.elsewhere(story, text)];
  const words = suggestions.filter((each) => each !== "").slice(0, mostSuggestions);
  const instead = words.length > 0 ? [texts.replace(words)] : suggestions.length > 0 ? [texts.remove] : [];
  return [...where, message, ...instead].map((line) => line.replace(/\s+/g, " ")).join("\n");
}
