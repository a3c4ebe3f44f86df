import { expect, test } from "vitest";
import { elementOf, elementsOf, markupOf } from "../testing/elements.ts";
import { Checkbox } from "./Checkbox.tsx";
import { ComboBox } from "./ComboBox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { SearchField } from "./SearchField.tsx";
import { Switch } from "./Switch.tsx";
import { TextField } from "./TextField.tsx";

const nothing = () => {};

test("a box is ticked, named by its label, and described by its hint", () => {
  const markup = markupOf(<Checkbox label="Case sensitive" hint="“Web” is not “web”." checked onChange={nothing} />);
  const { attributes } = elementOf(markup, "input");
  expect(attributes).toMatchObject({ type: "checkbox", checked: "" });
  expect(elementOf(markup, "label").text).toBe("Case sensitive");
  expect(markup).toContain(`id="${attributes["aria-describedby"]}">“Web” is not “web”.</div>`);
});

test("a label that is not shown is still read out", () => {
  for (const box of [
    <Checkbox key="box" label="Select all" hideLabel checked={false} disabled onChange={nothing} />,
    <Switch key="switch" label="Select all" hideLabel checked={false} disabled onChange={nothing} />,
  ]) {
    const markup = markupOf(box);
    expect(markup).toContain('<span class="visually-hidden">Select all</span>');
    expect(elementOf(markup, "input").attributes).toHaveProperty("disabled");
    expect(elementOf(markup, "input").attributes).not.toHaveProperty("aria-describedby");
  }
});

test.each([true, false])("a switch says whether it is on: %s", (checked) => {
  const { attributes } = elementOf(
    markupOf(<Switch label="Dark" hint="After sunset" checked={checked} onChange={nothing} />),
    "input",
  );
  expect(attributes).toMatchObject({ role: "switch", "aria-checked": String(checked) });
  expect("checked" in attributes).toBe(checked);
  expect(attributes["aria-describedby"]).toBeTruthy();
});

const levels = [
  { value: "hint", label: "Hint", hint: "Only when asked" },
  { value: "error", label: "Error" },
] as const;

test("of a few choices one is taken, and all belong together", () => {
  const markup = markupOf(
    <RadioGroup label="Severity" options={levels} value="error" hint="How loud" onChange={nothing} />,
  );
  expect(elementOf(markup, "legend").text).toBe("Severity");
  const radios = elementsOf(markup, "input").map(({ attributes }) => attributes);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ["hint", undefined],
    ["error", ""],
  ]);
  const described = elementOf(markup, "fieldset").attributes["aria-describedby"];
  expect(markup).toContain(`id="${described}">How loud</div>`);
  expect(elementsOf(markup, "label").map(({ text }) => text)).toEqual(["HintOnly when asked", "Error"]);
});

test("two groups of choices do not take from each other", () => {
  const group = <RadioGroup label="Severity" options={levels} value="hint" disabled onChange={nothing} />;
  const markup = markupOf(
    <>
      {group}
      {group}
    </>,
  );
  expect(new Set(elementsOf(markup, "input").map(({ attributes }) => attributes.name)).size).toBe(2);
  expect(elementOf(markup, "fieldset").attributes).toHaveProperty("disabled");
});

const searchTexts = { placeholder: "Search...", submit: "Click to search", clear: "Clear search" };

test("a search can be emptied only when something was typed", () => {
  const drawn = (value: string) =>
    markupOf(<SearchField label="Search words" texts={searchTexts} value={value} onChange={nothing} />);
  const names = (value: string) => elementsOf(drawn(value), "button").map(({ attributes }) => attributes["aria-label"]);
  expect(names("")).toEqual(["Click to search"]);
  expect(names("a")).toEqual(["Click to search", "Clear search"]);
  // Enter searches: by keys the glass is in the way.
  expect(elementOf(drawn(""), "button").attributes).toMatchObject({ tabindex: "-1" });
  expect(elementOf(drawn("a"), "input").attributes).toMatchObject({
    type: "search",
    "aria-label": "Search words",
    placeholder: "Search...",
    value: "a",
  });
});

test("several lines have the ids of one line, and at first the height they are told", () => {
  const markup = markupOf(
    <TextField label="Note" hint="For the team" rows={5} mono startHere required value="a" onChange={nothing} />,
  );
  const { attributes, text } = elementOf(markup, "textarea");
  expect(text).toBe("a");
  expect(attributes).toMatchObject({ rows: "5", "data-autofocus": "true", "aria-required": "true" });
  expect(attributes.class).toContain("input-mono");
  expect(elementOf(markup, "label").attributes.for).toBe(attributes.id);
  expect(markup).toContain(`id="${attributes["aria-describedby"]}">For the team</div>`);
});

test("hint and error describe a field together, the hint first", () => {
  const markup = markupOf(
    <TextField label="Name" hint="As on the door" error="It is taken." value="" onChange={nothing} />,
  );
  const ids = elementOf(markup, "input").attributes["aria-describedby"]?.split(" ") ?? [];
  expect(ids.map((id) => new RegExp(`id="${id}">([^<]*)<`).exec(markup)?.[1])).toEqual([
    "As on the door",
    "It is taken.",
  ]);
});

test("the star of a field that must be filled is seen and not read out", () => {
  const markup = markupOf(<TextField label="Name" required value="" onChange={nothing} />);
  expect(markup).toContain('aria-hidden="true"> *</span>');
});

const languages = [{ id: "en-GB", label: "British", hint: "colour" }];

test("one of many is a combo box with its label, hint and error", () => {
  const markup = markupOf(
    <ComboBox label="Language" items={languages} hint="Of the text" error="Choose one." required placeholder="Any" />,
  );
  const { attributes } = elementOf(markup, "input");
  expect(attributes).toMatchObject({ role: "combobox", placeholder: "Any", "aria-invalid": "true" });
  expect(elementOf(markup, "label").text).toBe("Language");
  expect(markup).toContain("Of the text");
  expect(markup).toContain("Choose one.");
});

test("an empty error is none", () => {
  const markup = markupOf(<ComboBox label="Language" items={languages} error="" disabled />);
  expect(elementOf(markup, "input").attributes).not.toHaveProperty("aria-invalid");
  expect(elementOf(markup, "input").attributes).toHaveProperty("disabled");
});
