import { quoted } from "./quoted.ts";

/** What the thesaurus says. */
export const editorThesaurus = {
  label: (word: string) => `Other words for ${quoted(word)}`,
  looking: (word: string) => `Looking up ${quoted(word)}…`,
  none: "No other word is known for this one.",
  away: "The server cannot be reached.",
  local: "You have chosen that nothing leaves this device, so the word is not looked up.",
  ask: (word: string) => `May ${quoted(word)} be looked up on the server? Only this word is sent, nothing around it.`,
  once: "Look it up",
  always: "Always",
  sent: "Only this word was sent.",
  propose: "Propose as a term",
  parts: { noun: "noun", verb: "verb", adjective: "adjective", adverb: "adverb" } as Readonly<Record<string, string>>,
};
