import { readdirSync, readFileSync } from "node:fs";
import { type Analysis, analysis } from "../facts/analysis.ts";
import { AssetShelf, type Assets } from "../facts/assets.ts";
import { ParagraphFacts } from "../facts/paragraph-facts.ts";
import type { Finding } from "../finding.ts";
import { createTagger } from "../language/tagger.ts";
import { withoutOverlaps } from "../overlap.ts";
import { type Phrases, readPhraseTable } from "../pattern/phrases.ts";
import type { Rule } from "../rule.ts";
import { createRuleSet, type RuleSet } from "../rule-set.ts";
import type { SessionParagraph } from "../session.ts";
import type { Dialect } from "../settings.ts";
import { openLexicon } from "../speller/lexicon.ts";
import { plainParagraphs } from "../text/plain.ts";
import { finish } from "../text/steps.ts";

const bytes = readFileSync(new URL("../../../lexicon/dist/lexicon.bin", import.meta.url));

/** The packed dictionary, opened once for all tests of a file. */
export const testLexicon = openLexicon(bytes);

const folder = new URL("../../../lexicon/data/phrases/", import.meta.url);

/** The phrase tables, from the files they are written in. */
const testPhrases: Phrases = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsv"))
    .map((path) => [path.replace(".tsv", ""), readPhraseTable(readFileSync(new URL(path, folder), "utf8"))]),
);

/** All an engine reads with; each has a tagger of its own, for taggers learn. */
export const testAssets = (): Required<Assets> => ({
  lexicon: testLexicon,
  tagger: createTagger(),
  phrases: testPhrases,
});

const shelf = new AssetShelf();
shelf.provide(testAssets());

/** A paragraph, read. */
export const analyse = (paragraph: SessionParagraph, dialect: Dialect = "en-US"): Analysis =>
  new ParagraphFacts(paragraph, dialect, shelf).of(analysis);

const sets = new WeakMap<Rule, RuleSet>();

/** What one rule says about a text, offsets into the text. */
export function runRule(rule: Rule, text: string, dialect: Dialect = "en-US"): Finding[] {
  let set = sets.get(rule);
  if (!set) {
    set = createRuleSet([rule], testPhrases);
    sets.set(rule, set);
  }
  const ready = set;
  return plainParagraphs(text).flatMap((paragraph) =>
    finish(withoutOverlaps(finish(ready.read(analyse(paragraph, dialect))), () => 0)).map((finding) => ({
      ...finding,
      start: finding.start + paragraph.start,
      end: finding.end + paragraph.start,
    })),
  );
}

/** The text with the first suggestion of each finding applied. */
export const corrected = (text: string, findings: readonly Finding[]): string =>
  findings.reduceRight((done, { start, end, suggestions }) => {
    const [first] = suggestions;
    return first === undefined ? done : done.slice(0, start) + first + done.slice(end);
  }, text);
