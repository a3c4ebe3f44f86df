import { expect, test } from "vitest";
import { ruleOf } from "../rule/rule-of.ts";
import { readRuleText } from "./rule-text.ts";

const text = `title: A soft word
explain: Say the thing.
kind: style
level: hint
sure: yes
picky: yes
styles: general web
message: “{found}” is “{instead}” in plain words.
otherwise: “{found}” hides what is meant.

It is late. ¶ It's a used $1 car. → It is late. ¶ It is a used $1 car.
Alas. → Alas.

One. ¶ Two.
`;

test("a text says what a rule says of itself, its examples and its look-alikes", () => {
  expect(readRuleText("clarity/soft", text)).toEqual({
    head: {
      id: "clarity/soft",
      title: "A soft word",
      explain: "Say the thing.",
      kind: "style",
      level: "hint",
      sure: true,
      picky: true,
      styles: ["general", "web"],
      message: "“{found}” is “{instead}” in plain words.",
      otherwise: "“{found}” hides what is meant.",
      examples: [
        { wrong: "It is late.\n\nIt's a used $1 car.", right: "It is late.\n\nIt is a used $1 car." },
        { wrong: "Alas.", right: "Alas." },
      ],
    },
    leaves: ["One.\n\nTwo."],
  });
});

test("without a kind it is that of its folder", () => {
  expect(readRuleText("grammar/a", "title: A\nexplain: B\nlevel: error\n").head.kind).toBe("grammar");
});

test.each([
  ["titel: A\nlevel: hint\n", "grammar/a: “titel” is not one of title, explain,"],
  ["nothing\nlevel: hint\n", "grammar/a: “nothing” is not one of title,"],
  ["title: A\n", "grammar/a: “” is not one of error, warning, hint."],
  ["title: A\nlevel: fatal\n", "grammar/a: “fatal” is not one of error, warning, hint."],
  ["level: hint\nsure: perhaps\n", "grammar/a: “perhaps” is not one of yes."],
  ["level: hint\nstyles: web fiction\n", "grammar/a: “fiction” is not one of general,"],
])("%j is told by the rule's name", (source, fault) => {
  expect(() => readRuleText("grammar/a", `${source}\nWrong. → Right.\n`)).toThrow(fault);
});

test("what is said of a row takes what stands there as it is, and has other words where nothing stands instead", () => {
  const { message } = ruleOf(readRuleText("clarity/soft", text).head);
  expect(message?.("$& {instead}", "$1")).toBe("“$& {instead}” is “$1” in plain words.");
  expect(message?.("this", "")).toBe("“this” hides what is meant.");
  expect(message?.("this", undefined)).toBe("“this” hides what is meant.");
});
