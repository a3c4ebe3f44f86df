import type { Finding } from "@housestyle/engine";
import { texts } from "../texts.ts";
import type { Story } from "./office-file.ts";

/** How many replacements a comment lists. */
const mostSuggestions = 5;

/** Returns what a comment on a finding says: why, and what to write instead. Outside of the text, it quotes the words first. */
export function commentText({ message, suggestions, text }: Finding, story: Story): string {
  const where = story === "text" ? [] : [texts.elsewhere(story, text)];
  const words = suggestions.filter((each) => each !== "").slice(0, mostSuggestions);
  const instead = words.length > 0 ? [texts.replace(words)] : suggestions.length > 0 ? [texts.remove] : [];
  return [...where, message, ...instead].map((line) => line.replace(/\s+/g, " ")).join("\n");
}
