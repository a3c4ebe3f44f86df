import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/rows.ts";
import { fileNames } from "./file-names.ts";

/** What Windows keeps for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

test("no two names are alike on any system, and none holds what a system forbids", () => {
  holds(
    fc.property(fc.array(anyText(), { maxLength: 12 }), (wishes) => {
      const nameOf = fileNames();
      const names = wishes.map((wish) => nameOf(wish, "Rule"));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u);
    }),
  );
});

test("the wish itself where that is possible, otherwise what is nearest to it", () => {
  const nameOf = fileNames();
  expect(nameOf("House-Style_2", "Rule")).toBe("House-Style_2");
  expect(nameOf("house-style_2", "Rule")).toBe("house-style_2-2");
  expect(nameOf("  Words & phrases! ", "Rule")).toBe("Words-phrases");
  expect(nameOf("../../etc", "Rule")).toBe("etc");
  expect(nameOf("…", "Rule")).toBe("Rule");
  expect(nameOf("", "Rule")).toBe("Rule-2");
});

test.each(["con", "NUL", "Aux", "prn", "COM1", "lpt9"])(
  "%s, which Windows cannot have as a file, is not given out",
  (wish) => {
    expect(fileNames()(wish, "Rule")).not.toMatch(device);
  },
);

test("a long name is cut, and never through a character", () => {
  const name = fileNames()(`a${"𝒳".repeat(60)}`, "Rule");
  expect(name.isWellFormed()).toBe(true);
  expect(name.length).toBeLessThanOrEqual(80);
  expect(fileNames()(`${"a".repeat(79)}-b`, "Rule")).toBe("a".repeat(79));
});
