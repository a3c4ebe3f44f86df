import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NumberField } from "./NumberField.tsx";
import { TextField } from "./TextField.tsx";

const noChange = () => {};
/** The attributes of the input that is drawn. */
function inputOf(field: ReactElement): string {
  return /<input[^>]*>/.exec(renderToStaticMarkup(field))?.[0] ?? "";
}

test("a field of text has a greatest length and can be switched off", () => {
  const input = inputOf(<TextField label="Name" value="" onChange={noChange} maxLength={100} disabled required />);
  for (const attribute of ['maxLength="100"', 'disabled=""', 'aria-required="true"'])
    expect(input).toContain(attribute);
});

test("a field of a number has a least and a greatest, and can be switched off", () => {
  const input = inputOf(<NumberField label="Seats" value={3} onChange={noChange} min={1} max={99} disabled />);
  for (const attribute of ['min="1"', 'max="99"', 'disabled=""']) expect(input).toContain(attribute);
});

test("what is wrong stands under its field, which says that it is not right", () => {
  const markup = renderToStaticMarkup(<TextField label="Name" value="" onChange={noChange} error="Give it a name." />);
  const [, described = ""] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain(`<div class="field-error" id="${described}">Give it a name.</div>`);
});
