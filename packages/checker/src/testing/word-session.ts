import type { DocumentMeasures, Finding, Session, SessionParagraph, Settings } from "@housestyle/engine";

const nothingMeasured: DocumentMeasures = {
  words: 0,
  sentences: 0,
  averageSentence: 0,
  longestSentence: 0,
  variety: 0,
  passive: 0,
  glue: 0,
  transitions: 0,
  grade: 0,
  pronouns: 0,
  initialPronouns: 0,
  paragraph: 0,
  weScore: 1,
  consistency: 0,
  acronyms: 0,
};

/** A session that finds one word and counts words, for tests of what surrounds the engine. It keeps the promises of `Session`. */
export function wordSession(word: string, settings: Settings, log: number[] = []): Session {
  let paragraphs: { readonly paragraph: SessionParagraph; findings?: Finding[] }[] = [];
  let current = settings;
  const waiting = () => paragraphs.flatMap((entry, index) => (entry.findings ? [] : [index]));
  return {
    get length() {
      return paragraphs.length;
    },
    get pending() {
      return waiting().length;
    },
    splice(at, remove, insert) {
      paragraphs = paragraphs.toSpliced(at, remove, ...insert.map((paragraph) => ({ paragraph })));
    },
    work(limit, near = 0) {
      const done = waiting()
        .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
        .slice(0, limit);
      for (const index of done) {
        const entry = paragraphs[index];
        if (entry) entry.findings = occurrences(entry.paragraph.text, word);
      }
      log.push(...done);
      return done;
    },
    isWhole: true,
    measure: () => ({
      ...nothingMeasured,
      words: paragraphs.reduce((sum, { paragraph }) => sum + paragraph.text.split(" ").length, 0),
    }),
    offenders: () => [],
    findings: (index) => paragraphs[index]?.findings?.filter((finding) => !current.disabled.includes(finding.ruleId)),
    configure(next) {
      current = next;
    },
  };
}

function occurrences(text: string, word: string): Finding[] {
  return [...text.matchAll(new RegExp(word, "g"))].map(({ index }) => ({
    start: index,
    end: index + word.length,
    ruleId: "spelling/unknown-word",
    kind: "spelling",
    level: "error",
    text: word,
    message: "This word is not in the dictionary.",
    suggestions: ["the"],
    sure: false,
  }));
}
