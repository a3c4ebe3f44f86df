import { catalogue, quoted, say } from "@housestyle/texts";
import type { Offence } from "../lists/offensive.ts";
import type { PhysicalSense } from "../lists/sensory.ts";

const kinds = (names: Readonly<Record<"spelling" | "grammar" | "punctuation", string>>) => names;
const ofSenses = (names: Readonly<Record<PhysicalSense, string>>) => names;
const ofOffences = (names: Readonly<Record<Offence, string>>) => names;

/** The titles and texts of reports about words. */
export const texts = catalogue("reportWords", {
  grammar: {
    title: "Grammar and spelling",
    about: "Spelling, grammar, and punctuation mistakes by category. A finished text should have none.",
    kinds: kinds({ spelling: "Spelling", grammar: "Grammar", punctuation: "Punctuation" }),
    rate: "Mistakes per 1,000 words",
    byKind: "Mistakes by category",
    which: "Most frequent mistakes",
  },
  style: {
    title: "Style",
    about: "What weakens sentences: the passive voice, verbs hidden in nouns, adverbs, and wordy phrases.",
    index: "Passive index (share of sentences in the passive voice)",
    adverbs: "Adverbs ending in -ly per 1,000 words",
    hiddenVerbs: "Hidden verbs per 1,000 words",
    readable: "Wordy phrases per 1,000 words",
    byKind: "Suggestions by type",
    passives: "Passive voice",
    hiddenOnes: "Hidden verbs",
    adverbOnes: "Adverbs",
    readableOnes: "Wordy phrases",
    passive: "Passive voice: if it matters who does it, say so.",
    adverb: "Adverb: consider a stronger verb instead.",
    hidden: say("Hidden verb: consider “{verb}”.", (verb: string) => ({ verb })),
  },
  overused: {
    title: "Overused words",
    about:
      "Words writers tend to lean on, compared with published writing of the same kind. A group is listed if nine out of ten published texts use it less often, and more than chance would explain.",
    groups: "Overused word groups",
    group: say("{words} … per 1,000 words", (words: string) => ({ words: quoted(words) })),
    excess: "How many to remove",
    remove: say(
      "{words}: remove about {excess, number} of {count, number}",
      (words: string, excess: number, count: number) => ({ words: quoted(words), excess, count }),
    ),
  },
  cliche: {
    title: "Clichés and redundancies",
    about: "Phrases everyone has read too often, and pairs of words that say the same thing twice.",
    cliches: "Clichés",
    redundancies: "Redundancies",
    rate: "Clichés and redundancies per 1,000 words",
    which: "Most frequent",
  },
  diction: {
    title: "Diction",
    about: "Wordy phrases, hedges, and filler words.",
    vagueTitle: "Vague and abstract words",
    vagueAbout:
      "Words that leave the reader guessing what, how much, or how, and nouns for things no one can see. Every text has some, but too many make it hard to picture.",
    bothTitle: "Diction with vague and abstract words",
    bothAbout: "Wordy phrases, vague words, and abstract nouns in one report.",
    kinds: {
      wordy: "Wordy phrases, hedges, and fillers per 1,000 words",
      vague: "Vague words per 1,000 words",
      abstract: "Abstract nouns per 1,000 words",
    },
    notes: { vague: "Vague: what exactly, how much, or how?", abstract: "Abstract: could you show it instead?" },
    which: "Most frequent",
  },
  corporate: {
    title: "Corporate wording",
    about: "Inflated business phrases. Plain wording is easier to understand and more convincing.",
    count: "Inflated phrases",
    rate: "Inflated phrases per 1,000 words",
    which: "Most frequent",
    plainer: say("Plainer: {words}", (others: readonly string[]) => ({ words: others.join(", ") })),
    none: "Business jargon: say it plainly.",
  },
  nominalisations: {
    title: "Hidden verbs",
    about:
      "Nouns formed from verbs (nominalizations). “They decided” is shorter and livelier than “they made a decision”.",
    hidden: "Hidden verbs per 1,000 words",
    nouns: "Nominalizations per 1,000 words",
    which: "Most frequent nominalizations",
    verb: say("Hidden verb: consider “{verb}”.", (verb: string) => ({ verb })),
  },
  transition: {
    title: "Transitions",
    about:
      "Words that connect one thought to the next and make a text easier to follow. Aim for a transition in at least one sentence in four.",
    share: "Sentences with a transition",
    different: "Different transitions",
    which: "Most frequent",
    one: "Transition",
  },
  homonym: {
    title: "Homonyms",
    about:
      "Words that are easily confused because they sound alike. They may all be right, but give each a second look.",
    rate: "Homonyms per 1,000 words",
    which: "Most frequent",
    alike: say("Sounds like {words}.", (others: readonly string[]) => ({ words: others.map(quoted).join(", ") })),
  },
  sensory: {
    title: "Sensory words",
    about: "Words for what can be seen, heard, touched, tasted, or smelled. Vivid scenes draw on several senses.",
    rate: "Sensory words per 1,000 words",
    senses: ofSenses({ sight: "Sight", sound: "Sound", touch: "Touch", taste: "Taste", smell: "Smell" }),
    rates: ofSenses({
      sight: "Sight, per 1,000 words",
      sound: "Sound, per 1,000 words",
      touch: "Touch, per 1,000 words",
      taste: "Taste, per 1,000 words",
      smell: "Smell, per 1,000 words",
    }),
    strongest: "Strongest sense (share of sensory words)",
    balance: "Sensory words by sense, per 1,000 words",
    which: "Most frequent",
  },
  bully: {
    title: "Offensive language",
    about: "Profanity, insults, slurs, threats, and other words people may find hurtful.",
    count: "Potentially offensive words",
    rate: "Potentially offensive words per 1,000 words",
    byKind: "By category",
    kinds: ofOffences({ swearing: "Profanity", insult: "Insult", slur: "Slur", threat: "Threat" }),
  },
  house: {
    title: "House style",
    about: "Where this text breaks your own rules or your team’s.",
    count: "House style suggestions",
    rate: "House style suggestions per 1,000 words",
    which: "Words flagged most often",
  },
  terms: {
    title: "Terms",
    about: "Words your term base says to replace.",
    count: "Term suggestions",
    rate: "Term suggestions per 1,000 words",
    which: "Words flagged most often",
  },
  thesaurus: {
    title: "Thesaurus",
    about: "The nouns, verbs, adjectives, and adverbs you use most, with synonyms where a thesaurus is available.",
    most: "Most frequent words",
    words: "Words with synonyms",
    others: "Synonyms",
  },
  wordCloud: {
    title: "Word cloud",
    about: "Your topic at a glance: the words you use most, without the most common English words.",
    words: "Words in the cloud",
    which: "Word counts",
  },
});
