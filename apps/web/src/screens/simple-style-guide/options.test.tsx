import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
import { templateChoices } from "../../texts/template-choices.ts";
import { linesOf } from "./ListOption.tsx";
import { labelOf, OptionField } from "./OptionField.tsx";

const drawn = (option: Parameters<typeof OptionField>[0]["option"], value: unknown) =>
  renderToStaticMarkup(<OptionField option={option} value={value} disabled={false} onChange={() => {}} />);

test("each line with something in it counts once", () => {
  expect(linesOf(" web site \r\n\n\tweb site\nWeb site\n")).toEqual(["web site", "Web site"]);
  holds(
    fc.property(fc.array(fc.constantFrom("a", " a", "b ", "", "\t", "A")), (lines) => {
      const read = linesOf(lines.join("\n"));
      expect(linesOf(read.join("\n"))).toEqual(read);
      expect(new Set(read).size).toBe(read.length);
    }),
  );
});

test.each([
  ["mode", "sentenceOnly", "On complete sentences only"],
  ["pattern", "MMMM d, yyyy", "March 5, 2024"],
  ["ranges", "en", "En dash: 10–20"],
  ["pronouns", "heOrShe", "He or she"],
  ["upTo", "12", "12"],
  ["titleStyle", "AP", "AP"],
  ["allow", "true", texts.yes],
])("of the option %s, the value %s is called “%s”", (option, name, label) => {
  expect(labelOf(option, name)).toBe(label);
});

test("every label belongs to a value of a template’s option", async () => {
  const { templates } = createEngine(await readAssets());
  const options = templates.flatMap((template) => template.options);
  const values = new Set(options.flatMap(({ key, values: all = [] }) => all.map((value) => `${key} ${value}`)));
  const labels = Object.entries(templateChoices).flatMap(([key, names]) =>
    Object.keys(names).map((name) => `${key} ${name}`),
  );
  expect(labels.filter((label) => !values.has(label))).toEqual([]);
});

test("an option has the control its type asks for, and no value breaks it", () => {
  const types = ["bool", "choice", "number", "pairs", "words"] as const;
  const option = (Type: (typeof types)[number]) => ({ Key: "k", Label: "Option", Type, Values: ["a", "b"] }) as never;
  expect(drawn(option("bool"), true)).toContain('role="switch"');
  expect(drawn(option("choice"), "b")).toMatch(/<option value="b" selected="">/);
  expect(drawn(option("number"), 3)).toMatch(/type="number"[^>]*value="3"/);
  expect(drawn(option("words"), ["one", "two"])).toContain("one\ntwo</textarea>");
  for (const type of types) {
    for (const value of [undefined, null, 7, "x", [null], [["a"]], {}]) {
      expect(drawn(option(type), value)).toContain("Option");
    }
  }
});
