import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectionBar } from "./SelectionBar.tsx";
import { tableTexts } from "./table-texts.ts";

const bar = (count: number) =>
  renderToStaticMarkup(<SelectionBar count={count} texts={tableTexts} onClear={() => {}} onDelete={() => {}} />);

test("what is selected is deleted by a button with a bin on it", () => {
  expect(bar(2)).toMatch(/<button[^>]*>\s*<svg[^>]*lucide-trash[^>]*>.*Delete selected.*<\/button>/);
  expect(bar(2)).toContain("2 selected");
});

test("without a selection the bar can be neither reached nor heard", () => {
  expect(bar(0)).toMatch(/^<div[^>]* inert=""/);
  expect(bar(2)).not.toContain("inert");
});
