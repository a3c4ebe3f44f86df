import { quoted } from "./quoted.ts";

/** What the screens of style guides and the rule editor say. */
export const styleGuides = {
  title: "Style guides",
  about: "What your house writes and what it does not, as rules the checker follows.",
  label: "Style guides",
  add: "New guide",
  emptyTitle: "No style guides yet",
  emptyText: "A guide holds rules such as “write email, not e-mail”. Make one for each house, client or series.",
  heads: { name: "Name", items: "Rules", on: "In use", changed: "Changed" },
  isOn: (name: string) => `${quoted(name)} is in use`,
  details: "Name and description",
  here: "Where you are",
  form: {
    name: "Name",
    description: "What it is for",
    on: "In use",
    onHint: "Off, its rules are kept and nobody is bothered by them.",
    needed: "Give the guide a name.",
  },
  rules: {
    label: "Rules",
    add: "New rule",
    emptyTitle: "No rules yet",
    emptyText: "Write the first: what is wrong, what to say about it, and what to offer instead.",
    heads: {
      match: "When someone writes",
      replace: "Offer",
      message: "Say",
      level: "How much it matters",
      on: "In use",
    },
    levels: { hint: "Hint", warning: "Warning", error: "Error" },
    anyForm: "flags only",
  },
  missing: {
    title: "There is no such guide",
    text: "It may have been deleted, or it belongs to a team you are not in.",
    back: "All style guides",
  },
  missingRule: {
    title: "There is no such rule",
    text: "It may have been deleted.",
    back: "All rules of the guide",
  },
  editor: {
    newRule: "New rule",
    rule: "Rule",
    sentence: "The rule",
    when: "When someone writes",
    whenHint: "Words as they are written. A star stands for any letters; lemma:go is any form of go.",
    say: "say",
    sayHint: "One sentence about why, at most 200 characters.",
    offer: "and offer",
    offerHint: "Several with @ between them; $0 is the first word that was found; empty offers nothing.",
    level: "How much it matters",
    levelHints: {
      hint: "A matter of taste",
      warning: "Probably wrong",
      error: "Wrong",
    },
    case: "Capitals count",
    regex: "It is a regular expression",
    on: "In use",
    more: "More",
    name: "Name of the rule",
    category: "Category",
    url: "Address with more about it",
    include: "Only beside these words",
    exclude: "Not beside these words",
    contextHint: "At most three, one a line.",
    save: "Save the rule",
    add: "Add the rule",
    saveOff: "Keep it switched off",
    saveOffHint: "It is stored as it is, and does nothing until it works.",
    back: "Back to the rules",
    kept: "This is what you had typed. It is not saved yet.",
    discard: "Throw it away",
    neededMatch: "Write what to find.",
    problem: "This rule cannot be saved yet",
    saved: "The rule is saved and in use.",
    savedOff: "The rule is saved and switched off.",
  },
  trial: {
    title: "Try it",
    wrong: "A sentence that is wrong",
    wrongHint: "The rule must find something in it.",
    right: "A sentence that is right",
    rightHint: "The rule must leave it alone.",
    found: (count: number) => `Found ${times(count)}, as it should be.`,
    notFound: "Not found. The rule says nothing about this sentence.",
    quiet: "Left alone, as it should be.",
    loud: (count: number) =>
      count === 1
        ? "Found here, too. It should be left alone."
        : `Found ${times(count)} here. It should be left alone.`,
    becomes: "It becomes",
    waiting: "Trying…",
    failed: "It could not be tried just now.",
    marked: (text: string) => `found: ${text}`,
  },
  tokens: {
    title: "Words as the checker sees them",
    about: "What a rule can name: the form in a dictionary, the class of the word, and its number in what was found.",
    heads: { ref: "Number", text: "Text", lemma: "Form in a dictionary", pos: "Class" },
    classes: {
      NOUN: "noun",
      PROPN: "name",
      VERB: "verb",
      AUX: "auxiliary verb",
      ADJ: "adjective",
      ADV: "adverb",
      PRON: "pronoun",
      DET: "determiner",
      ADP: "preposition",
      CCONJ: "conjunction",
      SCONJ: "conjunction",
      PART: "particle",
      NUM: "number",
      INTJ: "interjection",
      PUNCT: "mark",
      SYM: "sign",
      X: "other",
      SPACE: "blank",
    } as Readonly<Record<string, string>>,
  },
  impact: {
    title: "What it would do",
    documents: (count: number, within: number, words: number) =>
      words === 0
        ? "You have no documents it could have spoken in."
        : count === 0
          ? `It would have said nothing in the ${words.toLocaleString("en")} words of your documents.`
          : `It would have fired ${times(count)} in ${within === 1 ? "one of your documents" : `${within} of your documents`}, ${words.toLocaleString("en")} words in all.`,
    sample: (count: number, words: number) =>
      // A pattern that cannot be read, or no prose to try it on: nothing was read, so nothing is claimed.
      words === 0
        ? "It has not been tried on edited prose yet."
        : count === 0
          ? `In ${words.toLocaleString("en")} words of edited prose it stays silent.`
          : `In ${words.toLocaleString("en")} words of edited prose it would have fired ${times(count)}.`,
    incomplete: "There was more text than time: these numbers are the least.",
    hits: "Where",
    fromSample: "Edited prose",
    untitled: "Untitled",
    none: "Write what to find, and this tells how often it would have spoken.",
  },
  patternHelp: {
    title: "What can be written here",
    rows: [
      ["e-mail", "the words, in any case"],
      ["\\Polish", "exactly as written"],
      ["colour|color", "one of several"],
      ["lemma:utilise", "any form: utilises, utilised"],
      ["re*", "any letters inside one word"],
      ["noun verb adj", "any word of that class"],
      ["~very", "this word, or nothing"],
      ["...", "up to three words"],
      ["^So", "only at the beginning of a sentence"],
      ["/\\d+ ?%/", "a regular expression"],
    ],
  },
};

function times(count: number): string {
  if (count <= 2) return count === 2 ? "twice" : "once";
  return `${count.toLocaleString("en")} times`;
}
