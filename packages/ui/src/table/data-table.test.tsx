import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { elementOf, elementsOf, markupOf } from "../testing/elements.ts";
import { DataTable } from "./DataTable.tsx";
import type { TableProps } from "./table-props.ts";
import { firstTableState } from "./table-state.ts";

interface Word {
  readonly id: number;
  readonly word: string;
}

const nothing = () => {};
const resolved = async () => {};
const words: readonly Word[] = [
  { id: 4, word: "colour" },
  { id: 7, word: "harbour" },
];

/** A table of words, drawn without a page. */
function drawn(over: Partial<TableProps<Word>> = {}): string {
  const props: TableProps<Word> = {
    label: "Dictionary",
    columns: [
      { id: "word", head: "Word", cell: ({ word }) => word, orderBy: "Word", width: "40%" },
      { id: "length", head: "Letters", cell: ({ word }) => word.length, priority: 3, align: "end", width: "80px" },
    ],
    rows: words,
    total: words.length,
    getId: ({ id }) => id,
    describe: ({ word }) => word,
    state: firstTableState,
    onStateChange: nothing,
    ...over,
  };
  return markupOf(<DataTable {...props} />);
}

const buttons = (markup: string) =>
  elementsOf(markup, "button").map(({ attributes, text }) => attributes["aria-label"] ?? text);

test("a table is a named grid that says how many rows there are, its head among them", () => {
  const { attributes } = elementOf(drawn({ total: 1204 }), "table");
  expect(attributes).toMatchObject({
    role: "grid",
    "aria-label": "Dictionary",
    "aria-rowcount": "1205",
    "aria-multiselectable": "false",
    "aria-busy": "false",
  });
  expect(elementOf(drawn({ isLoading: true }), "table").attributes["aria-busy"]).toBe("true");
});

test("a column that can be sorted by has a button in its head and says its order", () => {
  const heads = (over: Partial<TableProps<Word>>) => elementsOf(drawn(over), "th");
  expect(heads({}).map(({ text, attributes }) => [text, attributes["aria-sort"]])).toEqual([
    ["Word", undefined],
    ["Letters", undefined],
  ]);
  const state = { ...firstTableState, orderBy: "Word" };
  expect(heads({ state })[0]?.attributes["aria-sort"]).toBe("ascending");
  expect(heads({ state: { ...state, orderDir: "desc" } })[0]?.attributes["aria-sort"]).toBe("descending");
  expect(buttons(drawn())).toContain("Word");
  expect(buttons(drawn())).not.toContain("Letters");
});

test("a column keeps its width: a share where there is room, a fixed one anywhere", () => {
  expect(elementsOf(drawn(), "th").map(({ attributes }) => [attributes.style, attributes.class])).toEqual([
    ["--share:40%", "cell cell-1"],
    ["inline-size:80px", "cell cell-3 cell-end"],
  ]);
});

test("every row knows its place in the whole list, and Tab goes to one of them", () => {
  const rows = elementsOf(drawn({ state: { ...firstTableState, skip: 50 }, total: 52 }), "tr").slice(1);
  expect(rows.map(({ attributes }) => [attributes["data-id"], attributes["aria-rowindex"]])).toEqual([
    ["4", "52"],
    ["7", "53"],
  ]);
  expect(rows.map(({ attributes }) => attributes.tabindex)).toEqual(["0", "-1"]);
  // Where nothing can be selected, nothing is said of it.
  expect(rows[0]?.attributes).not.toHaveProperty("aria-selected");
});

test("rows have boxes with their names where they can be deleted, and those one may not change have closed ones", () => {
  const markup = drawn({ onDelete: resolved, mayChange: ({ id }) => id === 4 });
  expect(elementOf(markup, "table").attributes["aria-multiselectable"]).toBe("true");
  const [all, ...boxes] = elementsOf(markup, "input").filter(({ attributes }) => attributes.type === "checkbox");
  expect(all?.attributes).not.toHaveProperty("checked");
  expect(boxes.map(({ attributes }) => [attributes["aria-label"], "disabled" in attributes])).toEqual([
    ["Select colour", false],
    ["Select harbour", true],
  ]);
  expect(markup).toContain("Select all rows on this page");
  expect(markup).toContain('aria-selected="false"');
});

test("rows on their way have a shape that is not read out", () => {
  const rows = elementsOf(drawn({ rows: undefined, total: undefined }), "tr").slice(1);
  expect(rows).toHaveLength(8);
  for (const { attributes } of rows) expect(attributes["aria-hidden"]).toBe("true");
});

test("what went wrong is announced and can be tried again, and the rows that were there stay", () => {
  const markup = drawn({ error: "The server does not answer.", onRetry: nothing });
  expect(markup).toContain('role="alert"><span>The server does not answer.</span>');
  expect(buttons(markup)).toContain("Try again");
  expect(markup).toContain("harbour");
  const first = drawn({ rows: undefined, total: undefined, error: "No." });
  expect(elementsOf(first, "tr")).toHaveLength(1);
  expect(buttons(first)).not.toContain("Try again");
});

test("no rows are explained: nothing is there yet, or nothing fits what was searched for", () => {
  const none = { rows: [], total: 0, empty: <p>Add your first word.</p> };
  expect(drawn(none)).toContain("Add your first word.");
  expect(drawn(none)).toContain("table-screen-empty");
  const sought = drawn({ ...none, state: { ...firstTableState, search: "colour" } });
  expect(elementOf(sought, "h2").text).toBe("Nothing found");
  expect(sought).toContain("Nothing here contains “colour”.");
  expect(buttons(sought).filter((name) => name === "Clear search")).toHaveLength(2);
  expect(sought).not.toContain("Add your first word.");
  // An error says enough by itself.
  expect(drawn({ ...none, error: "No." })).not.toContain("Add your first word.");
});

test("something can be added where it is said how, unless a form for it is open", () => {
  const add = { addLabel: "Add word", onAdd: nothing };
  expect(buttons(drawn(add))).toContain("Add word");
  const panel = { label: "New word", content: <p>Form</p>, onClose: nothing };
  const open = drawn({ ...add, panel });
  expect(buttons(open)).not.toContain("Add word");
  expect(elementOf(open, "aside").attributes["aria-label"]).toBe("New word");
  expect(open).toContain("table-screen-open");
});

test("an open row has its inspector, named by the row unless it has a name of its own", () => {
  const open = { openId: 7, renderInspector: ({ word }: Word) => <p>About {word}</p> };
  expect(elementOf(drawn(open), "aside").attributes["aria-label"]).toBe("harbour");
  expect(drawn(open)).toContain("About harbour");
  expect(elementOf(drawn({ ...open, inspectorLabel: "Entry" }), "aside").attributes["aria-label"]).toBe("Entry");
  expect(elementsOf(drawn(open), "tr").map(({ attributes }) => attributes.class)).toEqual([
    undefined,
    "row",
    "row row-open",
  ]);
  // A row that is on another page opens nothing.
  expect(elementsOf(drawn({ ...open, openId: 99 }), "aside")).toEqual([]);
});

test("a table can do without its search", () => {
  expect(elementsOf(drawn(), "search")).toHaveLength(1);
  expect(elementsOf(drawn({ searchable: false }), "search")).toHaveLength(0);
});

test("the foot says which rows are shown, and leads on only when there are more pages", () => {
  const lists = fc.record({
    take: fc.constantFrom(10, 25, 50, 100),
    page: fc.nat(9),
    total: fc.integer({ min: 1, max: 600 }),
  });
  holds(
    fc.property(lists, ({ take, page, total }) => {
      const skip = take * Math.min(page, Math.ceil(total / take) - 1);
      const markup = drawn({ total, state: { ...firstTableState, take, skip } });
      const range = elementsOf(markup, "span").find(({ attributes }) => attributes.class === "table-range");
      expect(range).toMatchObject({
        attributes: { role: "status" },
        text: `${skip + 1}–${Math.min(skip + take, total)} of ${total}`,
      });
      expect(elementsOf(markup, "nav")).toHaveLength(total > take ? 1 : 0);
    }),
    { numRuns: 25 },
  );
});
