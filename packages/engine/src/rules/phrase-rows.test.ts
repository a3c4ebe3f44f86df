import { describe, expect, it } from "vitest";
import { compile } from "../pattern/compile.ts";
import { rowsOf } from "../rule/rule-set.ts";
import { templates } from "../templates/index.ts";
import { tableRule } from "../templates/lane/from-table.ts";
import { runRule, testAssets } from "../testing/run-rule.ts";
import { rules } from "./index.ts";

/** A row of words and alternatives only: what it finds can be read off it. */
const plainRow = /^[\p{Ll}\p{Lu}'’,. |-]+$/u;

/** The phrase of a row, the first of its alternatives each time. */
const phrase = (match: string): string =>
  match
    .split(" ")
    .map((part) => part.split("|")[0] ?? "")
    .join(" ")
    .replaceAll(/ (?=[,'’](?: |$))/g, "");

/** These are looked up by the word, in other forms than they stand there. */
const readWordByWord = new Set(["template/prefix-hyphens", "template/latin-abbreviations"]);

const { phrases: testPhrases } = testAssets();

/** What reads the tables of templates, as a rule. */
const ofTemplates = templates
  .flatMap(({ phrases = [] }) => phrases)
  .filter((id) => !readWordByWord.has(id))
  .map((id) => tableRule(id));

const tables = [...rules, ...ofTemplates]
  .map((rule) => ({
    rule,
    phrases: rowsOf(rule, testPhrases)
      .filter(({ match }) => plainRow.test(match) && !/\b[A-Z]{3,}\b/.test(match))
      .map(({ match }) => phrase(match)),
  }))
  .filter(({ phrases }) => phrases.length > 0);

it("has no row that would be tried at every word of a text", () => {
  const waits = (match: string): boolean => {
    const end = compile(match).body.findIndex(({ optional, gap }) => optional || gap);
    const fixed = compile(match).body.slice(0, end < 0 ? undefined : end);
    return fixed.some(({ words, tags, byWord }) => words !== undefined || tags !== undefined || byWord);
  };
  const rows = [...rules, ...ofTemplates].flatMap((rule) => rowsOf(rule, testPhrases));
  expect(rows.map(({ match }) => match).filter((match) => !waits(match))).toEqual([]);
});

describe("every phrase of a table is found where it stands", () => {
  it.each(tables)("$rule.id", ({ rule, phrases }) => {
    // In the middle and at the end of a sentence, with a verb around it: one of the frames suits any phrase.
    const frames = (words: string): string[] => [
      `We saw ${words} there today.`,
      `They said it was ${words}.`,
      `He ${words} it then.`,
    ];
    const dead = phrases.filter((words) => frames(words).every((text) => runRule(rule, text).length === 0));
    expect(dead).toEqual([]);
  });
});
