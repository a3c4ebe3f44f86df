import { readdirSync, readFileSync } from "node:fs";
import { openConfusions } from "../confusions/open-confusions.ts";
import { treeOf } from "../document/sum-tree.ts";
import { AssetShelf, type Assets } from "../facts/assets.ts";
import { ParagraphFacts } from "../facts/paragraph-facts.ts";
import { type Parsed, parsed } from "../facts/parsed.ts";
import type { Finding } from "../findings/finding.ts";
import { withoutOverlaps } from "../findings/overlap.ts";
import { documentRules } from "../lanes/document-rules.ts";
import { openPhrases, type Phrases } from "../pattern/phrases.ts";
import type { Rule } from "../rule/rule.ts";
import { createRuleSet, type RuleSet } from "../rule/rule-set.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Dialect } from "../settings/settings.ts";
import { openLexicon } from "../speller/lexicon.ts";
import { openParser } from "../syntax/parser.ts";
import { openTagger } from "../syntax/tagger.ts";
import { plainParagraphs } from "../text/plain.ts";
import { finish } from "../text/steps.ts";

const bytes = readFileSync(new URL("../../../lexicon/dist/lexicon.bin", import.meta.url));

/** The packed dictionary, opened once for all tests of a file. */
export const testLexicon = openLexicon(bytes);

const model = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../lexicon/data/syntax/${name}.bin`, import.meta.url));
const testTagger = openTagger(model("tagger"));
const testParser = openParser(model("parser"));
const testConfusions = openConfusions(
  readFileSync(new URL("../../../lexicon/data/confusions/weights.bin", import.meta.url)),
);

const folder = new URL("../../../lexicon/data/phrases/", import.meta.url);

/** The phrase tables, from the files they are written in. */
const testPhrases: Phrases = openPhrases(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsv"))
    .sort()
    .map((path) => `@${path.replace(".tsv", "")}\n${readFileSync(new URL(path, folder), "utf8")}`)
    .join(""),
);

/** All an engine reads with. */
export const testAssets = (): Required<Assets> => ({
  lexicon: testLexicon,
  tagger: testTagger,
  parser: testParser,
  phrases: testPhrases,
  confusions: testConfusions,
});

const shelf = new AssetShelf();
shelf.provide(testAssets());

/** A paragraph, read. */
export const analyse = (paragraph: SessionParagraph, dialect: Dialect = "en-US"): Parsed =>
  new ParagraphFacts(paragraph, dialect, shelf).of(parsed);

const sets = new WeakMap<Rule, RuleSet>();

/** What one rule says about a text, offsets into the text. */
export function runRule(rule: Rule, text: string, dialect: Dialect = "en-US"): Finding[] {
  let set = sets.get(rule);
  if (!set) {
    set = createRuleSet([rule], testPhrases);
    sets.set(rule, set);
  }
  const ready = set;
  const paragraphs = plainParagraphs(text);
  const judged = rule.document ? judgedBy(rule, paragraphs, dialect) : undefined;
  return paragraphs.flatMap((paragraph, i) => {
    const said = [...(judged?.get(i)?.findings ?? []), ...finish(ready.read(analyse(paragraph, dialect)))];
    return finish(withoutOverlaps(said, () => 0)).map((finding) => ({
      ...finding,
      start: finding.start + paragraph.start,
      end: finding.end + paragraph.start,
    }));
  });
}

/** What a rule says of a whole document, by paragraph. */
function judgedBy(rule: Rule, paragraphs: readonly SessionParagraph[], dialect: Dialect) {
  const { lane, judging } = documentRules([rule]);
  const notes = paragraphs.map((paragraph) => finish(lane.read(new ParagraphFacts(paragraph, dialect, shelf), [])));
  return judging(
    (i: number) => notes[i],
    (i) => paragraphs[i]?.text ?? "",
  ).judge(treeOf([...paragraphs.keys()]));
}

/** The text with the first suggestion of each finding applied. */
export const corrected = (text: string, findings: readonly Finding[]): string =>
  findings.reduceRight((done, { start, end, suggestions }) => {
    const [first] = suggestions;
    return first === undefined ? done : done.slice(0, start) + first + done.slice(end);
  }, text);
