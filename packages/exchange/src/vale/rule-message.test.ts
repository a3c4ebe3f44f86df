import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { someLine } from "../testing/rows.ts";
import { filledMessage, holdsSlots, messageTemplate, silentMessages } from "./rule-message.ts";

test("slots are filled in their order: the replacement first, then the words", () => {
  const entry = { phrase: "utilize", replace: "use|apply" };
  expect(filledMessage("Write '%s', not '%s'.", entry)).toBe("Write 'use or apply', not 'utilize'.");
  expect(filledMessage("Not “%[2]s” but “%[1]s”.", entry)).toBe("Not “utilize” but “use or apply”.");
  expect(filledMessage("Avoid “%s”!", { phrase: "utilize", replace: "" })).toBe("Avoid “utilize”!");
});

test("of an expression it is not known what it will match", () => {
  expect(filledMessage("Do not say '%s'.", { phrase: undefined, replace: "" })).toBe("Do not say this.");
});

test("what Vale says of itself is silence with us, and the other way round", () => {
  expect(filledMessage(silentMessages.existence, { phrase: "x", replace: "" })).toBe("");
  expect(filledMessage(silentMessages.substitution, { phrase: "x", replace: "y" })).toBe("");
  expect(messageTemplate("", { phrase: "x", replace: "" })).toBe(silentMessages.existence);
  expect(messageTemplate("", { phrase: "x", replace: "y" })).toBe(silentMessages.substitution);
});

const noSlots = (text: string) => !holdsSlots(text);

test("a message with slots in it says of its entry what the message said", () => {
  const words = someLine(6).filter(noSlots);
  const message = fc
    .tuple(words, words, words, fc.constantFrom("''", '""', "‘’", "“”", "``"), words, words, fc.boolean())
    .map(([a, b, c, [open = "", close = ""], phrase, replace, replaces]) => {
      const first = replaces ? `${a}${open}${replace.split("|").join(" or ")}${close}` : a;
      return {
        text: `${first} ${b} ${open}${phrase}${close} ${c}`,
        entry: { phrase, replace: replaces ? replace : "" },
      };
    })
    .filter(({ text }) => noSlots(text));
  holds(
    fc.property(message, ({ text, entry }) => {
      expect(filledMessage(messageTemplate(text, entry), entry)).toBe(text);
    }),
  );
});

test("only what Vale would fill counts as a slot", () => {
  expect(["%s", "%[1]s", "a '%s' b"].filter(noSlots)).toEqual([]);
  expect(["100%", "%d", "%[12]s", "% s"].filter(holdsSlots)).toEqual([]);
});
