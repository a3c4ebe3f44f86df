import { allOf, catalogue, quoted, say } from "@housestyle/texts";
import type { TextTone } from "../lists/tone.ts";

const times = (count: number) => ({ count });
const named = (name: string) => ({ name });
const toneNames = (names: Readonly<Record<TextTone, string>>) => names;
const titles = (all: Readonly<Record<string, string>>) => all;

/** The titles and texts of reports about whole texts. */
export const whole = catalogue("reports-whole", {
  echoes: {
    title: "Echoes",
    about:
      "Words repeated within fifty words, close enough for a reader to notice. Common words, names, and the topic of the text are left out.",
    phrasesTitle: "Close repeats",
    phrasesAbout: "Words repeated within fifty words, and phrases repeated within two hundred.",
    count: "Echoes",
    which: "Most frequent echoes",
    again: say(
      "{words} repeated {count, plural, one {# word} other {# words}} apart",
      (words: string, count: number) => ({
        words: quoted(words),
        count,
      }),
    ),
  },
  tone: {
    title: "Tone",
    about:
      "How your text sounds to readers, and the words that make it sound so. Above 50, a tone is stronger than in three out of four published texts.",
    names: toneNames({
      formal: "Formal",
      casual: "Casual",
      confident: "Confident",
      tentative: "Tentative",
      friendly: "Friendly",
      apologetic: "Apologetic",
      urgent: "Urgent",
      positive: "Positive",
      negative: "Negative",
    }),
    sounds: say("This text sounds {tones}", (tones: readonly string[]) => ({ tones: allOf(tones) })),
    neutral: "No tone stands out",
    which: "Words that make the tone",
    advice: toneNames({
      formal: "Formal. A plainer word brings readers closer.",
      casual: "Casual. In a formal text, choose another word.",
      confident: "Confident. Readers expect proof.",
      tentative: "Tentative. If you are sure, leave it out.",
      friendly: "Friendly.",
      apologetic: "Apologetic. Once is enough.",
      urgent: "Urgent. Keep it for what cannot wait.",
      positive: "Positive.",
      negative: "Negative.",
    }),
    word: say("{word} ({tone})", (word: string, tone: string) => ({ word, tone })),
  },
  dialogue: {
    title: "Dialogue",
    about:
      "How much of the text is dialogue, and how speakers are tagged. Readers barely notice “said” and “asked”. Other verbs and adverbs draw attention to themselves.",
    share: "Dialogue (share of all words)",
    tags: "Dialogue tags",
    others: "Tags other than “said” or “asked” (share of all tags)",
    adverbs: "Adverbs in tags",
    strip: "Dialogue from beginning to end, % of words",
    verbs: "Verbs in dialogue tags",
    other: "Tag other than “said” or “asked”",
    adverb: "Adverb in a dialogue tag",
  },
  pacing: {
    title: "Pacing",
    about:
      "Introspection and backstory slow a story down. A few slow paragraphs give the reader a rest, but a long run of them tries their patience.",
    slow: "Slow paragraphs",
    share: "Words in slow paragraphs (share of all words)",
    runs: "Runs of three or more slow paragraphs",
    strip: "Slow paragraphs from beginning to end, % of words",
    thinking: "Introspection: thoughts and feelings",
    before: "Backstory: earlier events",
  },
  alliteration: {
    title: "Alliteration",
    about:
      "Three or more words that begin with the same sound, by pronunciation: “knight” goes with “night”, “city” with “sea”. It can be a figure of speech or an accidental tongue twister.",
    count: "Alliterations",
    sound: say("Same first sound as “{name}”", named),
  },
  eloquence: {
    title: "Eloquence",
    about:
      "Figures of speech detected from the wording. They are strengths, not errors. No text needs them, and it’s possible to overdo them.",
    count: "Figures of speech",
    which: "Figures of speech by type",
    names: titles({
      anaphora: "Anaphora: the same beginning",
      epistrophe: "Epistrophe: the same ending",
      anadiplosis: "Anadiplosis: the end starts the next part",
      epizeuxis: "Epizeuxis: a word repeated for emphasis",
      polysyndeton: "Polysyndeton: and … and … and",
      tricolon: "Tricolon: three parallel parts",
      chiasmus: "Chiasmus: words in reversed order",
      hendiadys: "Hendiadys: one idea in two words",
      alliteration: "Alliteration: the same first sound",
    }),
  },
  sentiment: {
    title: "Sentiment",
    about:
      "How positive or negative the words in each paragraph are, based on the AFINN-165 word list (Nielsen, 2011). It takes negation into account but can’t detect irony.",
    positive: "Positive words (share of all words)",
    negative: "Negative words (share of all words)",
    balance: "Balance, from −100 (all negative) to 100 (all positive)",
    swing: "Widest swing between neighboring parts",
    line: "Balance from beginning to end, per 100 words",
    bright: "Mostly positive words",
    dark: "Mostly negative words",
  },
  time: {
    title: "Timeline",
    about: "All references to time, in order. Read through them to check that days and years are in the right order.",
    count: "References to time",
  },
  topics: {
    title: "Topics",
    about: "What the text is about: its most frequent nouns and names, without common words.",
    which: "Most frequent topics",
    names: "Names",
    count: "Topics mentioned three or more times",
    seoTitle: "Keywords",
    seoAbout:
      "Words and phrases that would help people find this text in a search, how often each appears per 100 words, and whether headings and the opening mention them.",
    density: "Keywords, uses per 100 words",
    inHeadings: "Keywords in headings",
    inBeginning: "Keywords in the first 100 words",
    words: "Words of body text",
  },
  consistency: {
    title: "Consistency",
    about:
      "Spellings, hyphens, capitals, numbers, quotation marks, dashes, and ellipses written in more than one way. Either form is fine, as long as you use only one.",
    groups: "Inconsistencies",
    which: "Forms used",
    mixed: say("Written elsewhere as: {name}", named),
    ways: titles({
      curlyQuotes: "curly quotation marks",
      straightQuotes: "straight quotation marks",
      curlyApostrophes: "curly apostrophes",
      straightApostrophes: "straight apostrophes",
      closedDashes: "dashes without spaces",
      spacedDashes: "dashes with spaces",
      hyphenDashes: "hyphens used as dashes",
      oneSignEllipses: "ellipsis characters (…)",
      threeDotEllipses: "ellipses as three periods",
    }),
  },
  acronyms: {
    title: "Acronyms",
    about:
      "Spell out an acronym once, on first use, if it appears more than once. Everyday ones (UK, TV, PDF …) need no explanation.",
    undefinedCount: "Never defined",
    lateCount: "Defined after first use",
    twiceCount: "Defined twice",
    uses: "Uses of each acronym",
    undefined: say("{name} is never defined", named),
    late: say("{name} is defined only later", named),
    twice: say("{name} has already been defined", named),
  },
  paragraphReadability: {
    title: "Paragraph readability",
    about:
      "Paragraphs of 30 or more words by reading grade (Flesch–Kincaid, 1975): easy up to the target grade for your writing style, slightly difficult up to four grades above it, and very difficult beyond that.",
    how: "Paragraphs by difficulty",
    ways: titles({ easy: "Easy", slight: "Slightly difficult", very: "Very difficult" }),
  },
  allSentences: {
    lengths: "One row per sentence, one dot per word",
    title: "All sentences",
    about: "Every sentence in order, with its word count.",
    count: "Sentences",
    words: say("{count, plural, one {# word} other {# words}}", times),
    stickyTitle: "Sticky sentences (list only)",
  },
  combo: {
    title: "Combined reports",
    about: "Several reports combined into one.",
    note: say("{report}: {note}", (report: string, note: string) => ({ report, note })),
  },
  characters: {
    title: "People and places",
    about:
      "For fiction: who is named, how often, and where they first appear, who appears together in a paragraph, and which places are named. Names that could be either are left out.",
    people: "People",
    places: "Places",
    together: "People together (paragraphs that name both)",
    first: say("First mention of {name}", named),
  },
});
