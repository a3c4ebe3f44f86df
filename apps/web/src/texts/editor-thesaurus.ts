import { catalogue, quoted, say } from "@housestyle/texts";

/** What the thesaurus says. */
export const editorThesaurus = catalogue("editorThesaurus", {
  label: say("Synonyms for {word}", (word: string) => ({ word: quoted(word) })),
  offer: say("Find synonyms for {word}", (word: string) => ({ word: quoted(word) })),
  synonyms: "Synonyms",
  looking: say("Looking up {word}…", (word: string) => ({ word: quoted(word) })),
  none: "No other word is known for this one.",
  away: "The server cannot be reached.",
  local: "You have chosen that nothing leaves this device, so the word is not looked up.",
  ask: say("May {word} be looked up on the server? Only this word is sent, nothing around it.", (word: string) => ({
    word: quoted(word),
  })),
  once: "Look it up",
  always: "Always",
  sent: "Only this word was sent.",
  propose: "Propose as a term",
  parts: { noun: "noun", verb: "verb", adjective: "adjective", adverb: "adverb" } as Readonly<Record<string, string>>,
});
