import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "./testing/contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const line = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

/** Every colour of one block of the file, by name: light first, dark second. */
function colours(block: string): Map<string, readonly [string, string]> {
  return new Map([...block.matchAll(line)].map(([, name = "", light = "", dark = ""]) => [name, [light, dark]]));
}

const [usual = "", more = ""] = css.split("@media (prefers-contrast: more)");
const normal = colours(usual);
const high = new Map([...normal, ...colours(more)]);
const backgrounds = ["paper", "surface", "raised"];
const texts = ["ink", "secondary", "faint", "accent", "danger", "success", "warning"];
const marks = [...normal.keys()].filter((name) => name.startsWith("mark-") || name === "control");

test("the tokens are where this test looks for them", () => {
  expect(marks.length).toBe(8);
  expect(normal.size).toBeGreaterThanOrEqual(20);
});

describe.each([
  ["light", 0, normal],
  ["dark", 1, normal],
  ["light, more contrast", 0, high],
  ["dark, more contrast", 1, high],
] as const)("%s", (_name, theme, tokens) => {
  const colour = (name: string) => tokens.get(name)?.[theme] ?? "missing";

  test.each(texts.flatMap((text) => backgrounds.map((ground) => [text, ground] as const)))(
    "text in %s on %s reads at 4.5 : 1",
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(marks.flatMap((mark) => backgrounds.map((ground) => [mark, ground] as const)))(
    "%s on %s shows at 3 : 1",
    (mark, ground) => {
      expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(["accent", "danger"])("words on %s read at 4.5 : 1", (ground) => {
    expect(contrast(colour("on-accent"), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

test("the scale is the one of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
