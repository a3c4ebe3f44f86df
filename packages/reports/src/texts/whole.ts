import { catalogue, quoted, say } from "@housestyle/texts";

const times = (count: number) => ({ count });
const named = (name: string) => ({ name });
const titles = (all: Readonly<Record<string, string>>) => all;

/** What reports about whole texts are called and what they say. */
export const whole = catalogue("reports-whole", {
  echoes: {
    title: "Echoes",
    about:
      "Words that come again within fifty words, while the first is still heard. Common words, names and what the text is about are left out.",
    phrasesTitle: "Close repeats",
    phrasesAbout: "Words that come again within fifty words, and phrases that come again within two hundred.",
    count: "Words and phrases that echo",
    which: "What echoes most often",
    again: say(
      "{words}, {count, plural, one {# word} other {# words}} from the other",
      (words: string, count: number) => ({
        words: quoted(words),
        count,
      }),
    ),
  },
  dialogue: {
    title: "Dialogue",
    about:
      "How much of the text is said aloud, and how it is told who speaks. “Said” and “asked” are hardly noticed; other verbs and adverbs in their place are.",
    share: "Words in dialogue, among all words",
    tags: "Dialogue tags",
    others: "Tags other than “said” and “asked”, among all tags",
    adverbs: "Adverbs in tags",
    strip: "Words in dialogue in a hundred, from the beginning to the end",
    verbs: "Verbs in tags",
    other: "A tag other than “said” or “asked”",
    adverb: "An adverb in a tag",
  },
  pacing: {
    title: "Pacing",
    about:
      "Paragraphs in which people think, or that tell what was before, slow a story down. A few are rest; many of them one behind the other are a long wait.",
    slow: "Slow paragraphs",
    share: "Words in slow paragraphs, among all words",
    runs: "Runs of three slow paragraphs and more",
    strip: "Words in slow paragraphs in a hundred, from the beginning to the end",
    thinking: "Introspection: what somebody thinks and feels",
    before: "Backstory: what had happened before",
  },
  alliteration: {
    title: "Alliteration",
    about:
      "Three words and more that begin with one sound, by how they are spoken: “knight” goes with “night”, “city” with “sea”. For your information: it is a figure when meant, a tongue-twister when not.",
    count: "Rows of words that begin with one sound",
    sound: say("Begin with the sound of “{name}”", named),
  },
  eloquence: {
    title: "Eloquence",
    about:
      "Figures of speech that can be told from the words alone. This report praises; a text needs none of them, and too many are too many.",
    count: "Figures of speech",
    which: "Which figures",
    names: titles({
      anaphora: "Anaphora: begin alike",
      epistrophe: "Epistrophe: end alike",
      anadiplosis: "Anadiplosis: the end is taken up by the next beginning",
      epizeuxis: "Epizeuxis: one word again and again",
      polysyndeton: "Polysyndeton: and … and … and",
      tricolon: "Tricolon: three parts of one shape",
      chiasmus: "Chiasmus: two words, then the other way round",
      hendiadys: "Hendiadys: one thing by two words",
      alliteration: "Alliteration: begin with one sound",
    }),
  },
  sentiment: {
    title: "Sentiment",
    about:
      "How bright or dark the words of each paragraph are, counted with the word list AFINN-165 (Nielsen, 2011) and turned round behind a negation. It knows words and no irony.",
    positive: "Bright words in a hundred",
    negative: "Dark words in a hundred",
    balance: "Balance: bright less dark, of both, from −100 to 100",
    swing: "The widest swing between neighbouring parts",
    line: "Balance in a hundred words, from the beginning to the end",
    bright: "Mostly bright words",
    dark: "Mostly dark words",
  },
  time: {
    title: "Time line",
    about: "Every word that says when, in the order of the text: read it through to see whether days and years follow.",
    count: "References to time",
  },
  topics: {
    title: "Topics",
    about: "What the text is about, by the nouns and names that come most often; common words are left out.",
    which: "What comes most often",
    names: "Names",
    count: "Topics that come three times and more",
    seoTitle: "Keywords",
    seoAbout:
      "Words and phrases a search would find this text by, with how often they come in a hundred words, and whether the headings and the beginning name them.",
    density: "Keywords, times in a hundred words",
    inHeadings: "Keywords that a heading names",
    inBeginning: "Keywords that the first hundred words name",
    words: "Words of running text",
  },
  consistency: {
    title: "Consistency",
    about:
      "What is written in more than one way: spellings, hyphens, capitals, numbers, quotation marks, dashes, ellipses. One way is as good as another, two are one too many.",
    groups: "Groups that are mixed",
    which: "How each is written, where it is mixed",
    mixed: say("Elsewhere otherwise: {name}", named),
    ways: titles({
      curlyQuotes: "curly quotation marks",
      straightQuotes: "straight quotation marks",
      curlyApostrophes: "curly apostrophes",
      straightApostrophes: "straight apostrophes",
      closedDashes: "dashes without spaces",
      spacedDashes: "dashes with spaces",
      hyphenDashes: "hyphens for dashes",
      oneSignEllipses: "ellipses as one sign",
      threeDotEllipses: "ellipses as three full stops",
    }),
  },
  acronyms: {
    title: "Acronyms",
    about:
      "Acronyms that stand twice or more should be spelled out where they first stand, and once. Everyday ones (UK, TV, PDF …) need no introduction.",
    undefinedCount: "Never introduced",
    lateCount: "Introduced after their first use",
    twiceCount: "Introduced twice",
    uses: "Every acronym and how often it stands",
    undefined: say("{name} is never introduced", named),
    late: say("{name} is introduced only later", named),
    twice: say("{name} has been introduced before", named),
  },
  paragraphReadability: {
    title: "Readability of paragraphs",
    about:
      "Each paragraph of thirty words and more by its school grade (Flesch and Kincaid, 1975): easy up to the grade that is wanted for this kind of text, slightly difficult up to four grades more, very difficult beyond.",
    how: "Paragraphs by how hard they are",
    ways: titles({ easy: "Easy", slight: "Slightly difficult", very: "Very difficult" }),
  },
  allSentences: {
    lengths: "Each sentence, a dot for each of its words",
    title: "All sentences",
    about: "Every sentence in its turn, with its number of words.",
    count: "Sentences",
    words: say("{count, plural, one {# word} other {# words}}", times),
    stickyTitle: "Sticky sentences without glue words",
  },
  combo: {
    title: "Combined reports",
    about: "Several reports as one.",
    note: say("{report}: {note}", (report: string, note: string) => ({ report, note })),
  },
  characters: {
    title: "People and places",
    about:
      "For fiction: who is named and how often, where first, who stands with whom in a paragraph, and which places are named. A name that could be either is left out.",
    people: "People",
    places: "Places",
    together: "Who is with whom: paragraphs that name both",
    first: say("{name}, for the first time", named),
  },
});
