import { expect, test } from "vitest";
import { tableTexts } from "./table-texts.ts";

test("a table says what the specification says", () => {
  expect(tableTexts.search).toEqual({
    placeholder: "Search...",
    submit: "Click to search",
    clear: "Clear search",
  });
  expect(tableTexts.confirm.one).toEqual({
    title: "Delete item",
    text: "Please make sure you want to delete this item.",
  });
  expect(tableTexts.confirm.several).toEqual({
    title: "Delete items",
    text: "Please make sure you want to delete ALL selected items.",
  });
});

test("a table says where one is", () => {
  expect(tableTexts.range(26, 50, 1204)).toBe("26–50 of 1,204");
  expect(tableTexts.range(0, 0, 0)).toBe("No rows");
});

test("what was searched for stands in one pair of quotation marks", () => {
  expect(tableTexts.nothingFound.text("colour")).toBe("Nothing here contains “colour”.");
  expect(tableTexts.nothingFound.text("the “house” rule")).toBe("Nothing here contains the “house” rule.");
});
