import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { type Dialect, defaultSettings, type Settings } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";
import { keepsMeaning } from "./keeps-meaning.ts";
import { type RewriteKind, textOf } from "./rewrite.ts";

const engine = createEngine(testAssets());

/** Returns the rewrites of one kind of a whole text. */
const rewritten = (kind: RewriteKind, text: string, dialect?: Dialect): string[] =>
  engine
    .rewrites({ text, kind: "prose" }, { start: 0, end: text.length }, dialect && { dialect })
    .filter((rewrite) => rewrite.kind === kind)
    .map((rewrite) => rewrite.text);

/** One sentence a row: before and after. */
const examples: Readonly<Record<RewriteKind, readonly (readonly [before: string, after: string])[]>> = {
  active: [
    ["The ball was thrown by Ann.", "Ann threw the ball."],
    ["The plan has been approved by the committee.", "The committee has approved the plan."],
    ["He was given a book by his aunt.", ""],
    ["He was given a book by Ann.", "Ann gave him a book."],
    ["Soviet operations were hampered by the weather.", "The weather hampered Soviet operations."],
    ["The house is owned by them.", "They own the house."],
    ["She was asked by the police to leave.", "The police asked her to leave."],
    [
      "In 1999, the book was quickly written up by the old man, and it sold well.",
      "In 1999, the old man quickly wrote up the book, and it sold well.",
    ],
    ["Mosby feared that they had been picked up by patrols.", "Mosby feared that patrols had picked them up."],
    ["The data can be exported by an admin.", "An admin can export the data."],
  ],
  direct: [
    ["There are many people who think that it works.", "Many people think that it works."],
    ["It is obvious that he left early.", "Obviously, he left early."],
    ["There were several guests who left early.", "Several guests left early."],
    ["There was a woman who knew his name.", "A woman knew his name."],
    ["What we need is a plan.", "We need a plan."],
    ["The reason he left is that he was tired.", "He left because he was tired."],
  ],
  split: [
    [
      "The team finished the first version in March, and the customers tested it for several weeks.",
      "The team finished the first version in March. The customers tested it for several weeks.",
    ],
    [
      "The first version had many small faults, but the customers were patient with us for weeks.",
      "The first version had many small faults. But the customers were patient with us for weeks.",
    ],
  ],
  join: [
    ["She opened the door. She went in.", "She opened the door and went in."],
    ["He decides everything. He decided every lens.", "He decides everything, and he decided every lens."],
    ["He was cold. He was hungry.", "He was cold, and he was hungry."],
    ["I think he is right. I like him.", "I think he is right, and I like him."],
    ["He was tired. But he went on.", "He was tired, but he went on."],
    ["The code contains comments. They are about errors.", "The code contains comments, and they are about errors."],
  ],
  list: [
    [
      "You need three things: a pen, a ruler, and some paper.",
      "You need three things:\n• a pen\n• a ruler\n• some paper",
    ],
  ],
  shorter: [["We stayed due to the fact that it rained.", "We stayed because it rained."]],
  plain: [["The meeting will commence at noon.", "The meeting will begin at noon."]],
  verb: [["They made a decision to leave.", "They decided to leave."]],
  contract: [["They do not know that it is late.", "They don't know that it's late."]],
  expand: [
    ["They don't know that it's late.", "They do not know that it is late."],
    ["You'd better go up.", "You had better go up."],
  ],
};

describe.each(Object.entries(examples))("%s", (kind, rows) => {
  test.each(rows)("%s", (before, after) => {
    expect(rewritten(kind as RewriteKind, before)).toEqual(after === "" ? [] : [after]);
  });
});

/** Sentences that one kind of rewrite must leave alone. */
const left: readonly (readonly [RewriteKind, string])[] = [
  ["active", "It was finished by noon."],
  ["active", "The house was built by the river."],
  ["active", "No house was built by Ann."],
  ["active", "Written in 1999, the book was edited by Ann."],
  ["active", "Like Tom, the girl was attracted by the idea."],
  ["active", "The Lord of the Rings was written by Tolkien."],
  ["active", "The dog was seen by a man in the park."],
  ["active", "Federal grants are broken down by industry."],
  ["active", "It was mainly written by Ann."],
  ["active", "The river was crossed by Ann while singing."],
  ["active", "“The ball was thrown by Ann,” he said."],
  ["active", "It was reduced by 20 percent."],
  ["direct", "There are no people who think that it works."],
  ["direct", "There is a man here."],
  ["direct", "There are many ways that people have tried to do it."],
  ["direct", "There were some who were not."],
  ["direct", "It is clear, that he left."],
  ["direct", "There are days that feel endless."],
  ["direct", "There were soldiers who refused to fire."],
  ["direct", "There is a fish that can fly."],
  ["direct", "There was a moment that changed everything."],
  ["direct", "There are two girls who live here who know you."],
  ["direct", "The reason he gave is that he was ill."],
  ["direct", "The reason she mentioned is that it rained."],
  ["direct", "The reason I have is that I was there."],
  ["split", "Every man in the village had lost a son in the war, and he was not going to lose another one."],
  ["split", "She says that the team finished the first version in March, and the customers tested it for weeks."],
  ["split", "If the team finishes the first version in March, the tests begin, and the customers wait for weeks."],
  ["join", "He has no dog. He meant to buy one."],
  ["join", "She opened the door. What a day it was."],
  ["list", "The book is called The Struggle: A Father, Two Sons, and a Road."],
  ["list", "Choose one: a pen, a ruler, or some paper."],
  ["verb", "We will have the opportunity to speak."],
  ["verb", "Please make a payment of the fee."],
  ["verb", "She made an announcement of the result."],
  ["shorter", "The results are in accordance with earlier work."],
  ["contract", "I wonder where it is."],
  ["expand", "Don't you know?"],
];

test.each(left)("%s leaves alone: %s", (kind, text) => {
  expect(rewritten(kind, text)).toEqual([]);
});

test("only the sentences that a span touches are rewritten", () => {
  const text = "I don't know. You don't know. We don't know.";
  const found = engine.rewrites({ text, kind: "prose" }, { start: 16, end: 16 });
  expect(found.filter(({ kind }) => kind === "expand").map((each) => each.text)).toEqual(["You do not know."]);
});

test("code, headings, markup, and other languages are left alone", () => {
  const text = "They made a decision to leave.";
  const all = { start: 0, end: text.length };
  expect(engine.rewrites({ text, kind: "code" }, all)).toEqual([]);
  expect(engine.rewrites({ text, kind: "heading" }, all)).toEqual([]);
  expect(engine.rewrites({ text, kind: "prose", markup: [{ start: 5, end: 6 }] }, all)).toEqual([]);
  const german = "Sie haben das nicht gewusst, und es ist heute schon sehr spät geworden.";
  expect(engine.rewrites({ text: german, kind: "prose" }, { start: 0, end: german.length })).toEqual([]);
});

test("the verb follows the spelling of the text", () => {
  expect(rewritten("active", "The route was travelled by merchants.", "en-GB")).toEqual([
    "Merchants travelled the route.",
  ]);
});

test("no wording breaks a rule of the team", () => {
  const settings: Settings = {
    ...defaultSettings,
    rules: [{ id: "r", match: "because", replace: "as", message: "", level: "error" }],
  };
  const text = "We stayed due to the fact that it rained.";
  const span = { start: 0, end: text.length };
  const kinds = engine.rewrites({ text, kind: "prose" }, span, { settings }).map(({ kind }) => kind);
  expect(kinds).not.toContain("shorter");
});

describe("keepsMeaning", () => {
  test.each([
    ["She has 3 cats.", "She has cats."],
    ["He did not go.", "He went."],
    ["He cannot go.", "He can go."],
    ["Ann met Bob.", "Ann met him."],
    ["He said “no” twice.", "He said “yes” twice."],
    ["See https://a.example/x for more.", "See the page for more."],
    ["We met in May.", "We may meet."],
  ])("is false for %s → %s", (before, after) => expect(keepsMeaning(before, after)).toBe(false));

  test.each([
    ["He didn't go.", "He did not go."],
    ["He can't go.", "He cannot go."],
    ["The ball was thrown by Ann.", "Ann threw the ball."],
  ])("is true for %s → %s", (before, after) => expect(keepsMeaning(before, after)).toBe(true));
});

const subject = fc.constantFrom(
  "The book",
  "Ann",
  "They",
  "The old men",
  "It",
  "No one",
  "I",
  "The 3 dogs",
  "A friend of Tom",
);
const verb = fc.constantFrom(
  "was written",
  "are not seen",
  "has been found",
  "made a decision",
  "will be helped",
  "is",
  "don't know",
);
const rest = fc.constantFrom(
  "by Ann",
  "by the river",
  "by two men in 1999",
  "in order to win",
  "who left",
  ", and it is late",
  ": a pen, a cup, and a hat",
  "",
);
const sentence = fc
  .tuple(subject, verb, rest, fc.constantFrom(".", "?", " “so”."))
  .map(([a, b, c, end]) => `${a} ${b} ${c}${end}`);

test("whatever is rewritten, the pieces make the text, come from the span, and keep what must stay", () => {
  holds(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 3 }), (sentences) => {
      const text = sentences.join(" ");
      for (const { start, end, pieces, text: after, items = [] } of engine.rewrites(
        { text, kind: "prose" },
        { start: 0, end: text.length },
      )) {
        expect(textOf(pieces, text)).toBe(after);
        expect(keepsMeaning(text.slice(start, end), after)).toBe(true);
        const kept = pieces.filter((piece) => typeof piece !== "string").sort((a, b) => a.start - b.start);
        for (const [i, piece] of kept.entries()) {
          expect(piece.start).toBeGreaterThanOrEqual(kept[i - 1]?.end ?? start);
          expect(piece.end).toBeLessThanOrEqual(end);
        }
        for (const item of items) expect(item.start).toBeLessThan(item.end);
      }
    }),
    { numRuns: 60 },
  );
});
