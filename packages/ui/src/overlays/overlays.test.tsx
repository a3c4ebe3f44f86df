import { expect, test } from "vitest";
import { elementOf, elementsOf, markupOf } from "../testing/elements.ts";
import { VirtualRows } from "../VirtualRows.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { CopyPrompt } from "./CopyPrompt.tsx";
import { copyKeys } from "./copy-keys.ts";
import { Menu } from "./Menu.tsx";
import { Popover } from "./Popover.tsx";
import { Tabs } from "./Tabs.tsx";

const nothing = () => {};

test("a question holds everything up, and the focus begins at the harmless answer", () => {
  const markup = markupOf(
    <ConfirmDialog
      title="Delete item"
      text="It cannot be brought back."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      onConfirm={nothing}
      onCancel={nothing}
    />,
  );
  expect(elementOf(markup, "dialog").attributes.role).toBe("alertdialog");
  const [cancel, confirm] = elementsOf(markup, "button");
  expect(cancel).toMatchObject({ attributes: { "data-autofocus": "true" }, text: "Cancel" });
  expect(confirm).toMatchObject({ attributes: { class: "button button-danger" }, text: "Delete" });
  expect(confirm?.attributes).not.toHaveProperty("data-autofocus");
});

test("a question about nothing dangerous does not look so", () => {
  const markup = markupOf(
    <ConfirmDialog title="Go on?" text="" confirmLabel="Yes" cancelLabel="No" onConfirm={nothing} onCancel={nothing} />,
  );
  expect(elementsOf(markup, "button")[1]?.attributes.class).toBe("button button-primary");
});

test("text to copy by hand is whole, cannot be changed, and names the keys of the machine", () => {
  const markup = markupOf(
    <CopyPrompt
      value={'key & "secret"'}
      texts={{ title: "Copy it", text: (keys) => `Press ${keys}.`, field: "The key", close: "Close" }}
      onClose={nothing}
    />,
  );
  const { attributes, text } = elementOf(markup, "textarea");
  expect(attributes).toHaveProperty("readOnly");
  expect(attributes["aria-label"]).toBe("The key");
  expect(text.trim()).toBe("key &amp; &quot;secret&quot;");
  expect(markup).toContain(`Press ${copyKeys(navigator.userAgent)}.`);
});

test("a closed menu is a button that says it opens one; an icon has the menu's name", () => {
  const items = [{ id: "rename", label: "Rename" }];
  const words = elementOf(markupOf(<Menu label="More" items={items} />), "button");
  expect(words).toMatchObject({ attributes: { "aria-haspopup": "true", "aria-expanded": "false" }, text: "More" });
  const icon = elementOf(markupOf(<Menu label="More" trigger="⋯" iconOnly items={items} />), "button");
  expect(icon).toMatchObject({ attributes: { "aria-label": "More", class: "icon-button" }, text: "⋯" });
});

test("a closed surface is a button, and what is in it is not in the page", () => {
  const markup = markupOf(
    <Popover label="Filter" iconOnly trigger="▽">
      {(close) => (
        <button type="button" onClick={close}>
          inside
        </button>
      )}
    </Popover>,
  );
  expect(elementOf(markup, "button").attributes).toMatchObject({ "aria-label": "Filter", "aria-expanded": "false" });
  expect(markup).not.toContain("inside");
});

test("of several views one is in sight, and its tab says so", () => {
  const items = [
    { id: "terms", label: "Terms", content: "All terms" },
    { id: "words", label: "Words", content: "All words" },
  ];
  const markup = markupOf(<Tabs label="Lists" items={items} selected="words" />);
  const tabs = elementsOf(markup, "div").filter(({ attributes }) => attributes.role === "tab");
  expect(tabs.map(({ text, attributes }) => [text, attributes["aria-selected"]])).toEqual([
    ["Terms", "false"],
    ["Words", "true"],
  ]);
  expect(markup).toContain("All words");
  expect(markup).not.toContain("All terms");
});

test("a long list takes the room of all its rows before any has been drawn", () => {
  const markup = markupOf(
    <VirtualRows label="Words" className="words" count={10_000} height={30} keyOf={String} row={(at) => `row ${at}`} />,
  );
  expect(elementOf(markup, "ul").attributes).toMatchObject({ "aria-label": "Words", style: "height:300000px" });
  expect(elementsOf(markup, "li").length).toBeLessThan(100);
});
