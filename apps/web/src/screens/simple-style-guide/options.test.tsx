import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
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
  ["sentenceOnly", "Sentence only"],
  ["title", "Title"],
  ["12", "12"],
  ["en-GB", "en-GB"],
  ["AP", "AP"],
  ["true", texts.yes],
])("the value %s is called “%s”", (name, label) => {
  expect(labelOf(name)).toBe(label);
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
