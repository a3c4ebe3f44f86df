import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the thesaurus. */
export const editorThesaurus = catalogue("editorThesaurus", {
  label: say("Synonyms for {word}", (word: string) => ({ word: quoted(word) })),
  offer: say("Find synonyms for {word}", (word: string) => ({ word: quoted(word) })),
  synonyms: "Synonyms",
  looking: say("Looking up {word}…", (word: string) => ({ word: quoted(word) })),
  none: "No synonyms found.",
  away: "The server can’t be reached.",
  local: "“Stay on this device” is on, so the word wasn’t looked up.",
  ask: say("Look up {word} on the server? Only this word is sent, nothing around it.", (word: string) => ({
    word: quoted(word),
  })),
  once: "Look up",
  always: "Always",
  sent: "Only this word was sent.",
  propose: "Propose as a term",
  parts: { noun: "noun", verb: "verb", adjective: "adjective", adverb: "adverb" } as Readonly<Record<string, string>>,
});
