import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { IconButton } from "./IconButton.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { Pagination } from "./Pagination.tsx";
import { Select } from "./Select.tsx";
import { elementOf, elementsOf, markupOf } from "./testing/elements.ts";

const nothing = () => {};

test("a button submits no form unless it is told to", () => {
  expect(elementOf(markupOf(<Button>Save</Button>), "button").attributes.type).toBe("button");
  expect(elementOf(markupOf(<Button type="submit">Save</Button>), "button").attributes.type).toBe("submit");
  expect(elementOf(markupOf(<IconButton label="Close" />), "button").attributes.type).toBe("button");
});

test("a button that waits keeps the focus, says so, and does nothing", () => {
  const { attributes } = elementOf(
    markupOf(
      <Button pending type="submit">
        Save
      </Button>,
    ),
    "button",
  );
  expect(attributes).toMatchObject({ "aria-disabled": "true", "aria-busy": "true", type: "button" });
  expect(attributes).not.toHaveProperty("disabled");
  expect(Button({ pending: true, onClick: nothing }).props).not.toHaveProperty("onClick");
  expect(Button({ onClick: nothing }).props.onClick).toBe(nothing);
});

test("a button of one's own look keeps the look of buttons", () => {
  expect(elementOf(markupOf(<Button tone="danger" className="wide" />), "button").attributes.class).toBe(
    "button button-danger wide",
  );
  expect(elementOf(markupOf(<LinkButton href="/login" tone="primary" />), "a").attributes).toEqual({
    href: "/login",
    class: "button button-primary",
  });
});

test("a button without words has a name to hear and the same to see", () => {
  const { attributes } = elementOf(markupOf(<IconButton label="Clear search">×</IconButton>), "button");
  expect(attributes).toMatchObject({ "aria-label": "Clear search", title: "Clear search" });
});

const steps = [
  { label: "Team", href: "/team" },
  { label: "Guides", href: "/guides" },
  { label: "House", href: "/guides/7" },
];

test("the way here is of links, and the last step is where one is", () => {
  const markup = markupOf(<Breadcrumbs label="Where you are" steps={steps} />);
  expect(elementOf(markup, "nav").attributes["aria-label"]).toBe("Where you are");
  expect(elementsOf(markup, "a").map(({ attributes }) => attributes.href)).toEqual(["/team", "/guides"]);
  expect(elementsOf(markup, "span")).toEqual([{ attributes: { "aria-current": "page" }, text: "House" }]);
});

test("a step on the way that leads nowhere is not where one is", () => {
  const markup = markupOf(<Breadcrumbs label="Way" steps={[{ label: "Team" }, { label: "Guides" }]} />);
  expect(elementsOf(markup, "a")).toEqual([]);
  expect(elementsOf(markup, "span").map(({ attributes, text }) => [text, attributes["aria-current"]])).toEqual([
    ["Team", undefined],
    ["Guides", "page"],
  ]);
});

test("links of the way are those of the router, when it has its own", () => {
  const markup = markupOf(
    <Breadcrumbs label="Way" steps={steps} renderLink={(href, name) => <a href={`#${href}`}>{name}</a>} />,
  );
  expect(elementOf(markup, "a")).toEqual({ attributes: { href: "#/team" }, text: "Team" });
});

const pageTexts = { label: "Pages", previous: "Previous", next: "Next", page: (page: number) => `Page ${page}` };
const buttonsOf = (page: number, pages: number) =>
  elementsOf(markupOf(<Pagination page={page} pages={pages} onPage={nothing} texts={pageTexts} />), "button");

test("on every page of every list one page is the current one, and there is no way over either end", () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const buttons = buttonsOf(page, pages);
      const current = buttons.filter(({ attributes }) => attributes["aria-current"] === "page");
      expect(current.map(({ attributes }) => attributes["aria-label"])).toEqual([`Page ${page}`]);
      expect("disabled" in (buttons[0]?.attributes ?? {})).toBe(page === 1);
      expect("disabled" in (buttons.at(-1)?.attributes ?? {})).toBe(page === pages);
    }),
    { numRuns: 40 },
  );
});

const sizes = [
  { value: "10", label: "Ten" },
  { value: "25", label: "Twenty-five" },
];

test("a choice has its label around it, and its value is chosen", () => {
  const markup = markupOf(<Select label="Rows" value="25" options={sizes} onChange={nothing} />);
  expect(elementOf(markup, "label").text).toMatch(/^Rows/);
  const options = elementsOf(markup, "option");
  expect(options.map(({ text }) => text)).toEqual(["Ten", "Twenty-five"]);
  expect(options.map(({ attributes }) => "selected" in attributes)).toEqual([false, true]);
});

test("a bare choice keeps its label for those who hear it", () => {
  const markup = markupOf(<Select label="Rows" value="10" options={sizes} bare disabled onChange={nothing} />);
  expect(markup).toContain('<span class="visually-hidden">Rows</span>');
  expect(elementOf(markup, "select").attributes).toHaveProperty("disabled");
});

test("what can be shown is in the page and closed until it is opened", () => {
  const closed = markupOf(<Disclosure summary="Show numbers">42</Disclosure>);
  expect(elementOf(closed, "summary").text).toBe("Show numbers");
  expect(elementOf(closed, "details").attributes).not.toHaveProperty("open");
  const open = markupOf(
    <Disclosure summary="Show numbers" open>
      42
    </Disclosure>,
  );
  expect(elementOf(open, "details").attributes).toHaveProperty("open");
});

test("a dialog is named by its title and described by its sentence", () => {
  const markup = markupOf(
    <Dialog title="Rename" text="Choose another name." closeLabel="Close" onClose={nothing}>
      <p>Body</p>
    </Dialog>,
  );
  const { "aria-labelledby": title, "aria-describedby": text } = elementOf(markup, "dialog").attributes;
  expect(elementOf(markup, "h2")).toMatchObject({ attributes: { id: title }, text: "Rename" });
  expect(elementOf(markup, "p")).toMatchObject({ attributes: { id: text }, text: "Choose another name." });
  expect(elementOf(markup, "button").attributes["aria-label"]).toBe("Close");
});

test("a dialog without a sentence is not described, and without a label for it has no cross", () => {
  const markup = markupOf(
    <Dialog title="Rename" onClose={nothing}>
      Body
    </Dialog>,
  );
  expect(elementOf(markup, "dialog").attributes).not.toHaveProperty("aria-describedby");
  expect(elementsOf(markup, "button")).toEqual([]);
});
