import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linkStep, menuStep } from "./menu-step.ts";
import { isCurrent, menusFor } from "./site-menu.ts";
import { mobileHeaderOffset, wideScreen } from "./wide-screen.ts";

test("a menu that hovering opened goes with the pointer, one that was pressed stays", () => {
  expect(menuStep("shut", "enter")).toBe("hovered");
  expect(menuStep("hovered", "leave")).toBe("shut");
  expect(menuStep("hovered", "press")).toBe("held");
  expect(menuStep("held", "leave")).toBe("held");
  expect(menuStep("held", "press")).toBe("shut");
  expect(menuStep("held", "close")).toBe("shut");
});

test("arrows walk the links in a ring", () => {
  expect(linkStep("ArrowDown", -1, 3)).toBe(0);
  expect(linkStep("ArrowDown", 2, 3)).toBe(0);
  expect(linkStep("ArrowUp", 0, 3)).toBe(2);
  expect(linkStep("End", 0, 3)).toBe(2);
  expect(linkStep("a", 0, 3)).toBeUndefined();
  expect(linkStep("ArrowDown", 0, 0)).toBeUndefined();
});

test("a link is current on its page and on those below it", () => {
  expect(isCurrent({ path: "/word-explorer", label: "" }, "/word-explorer/tender")).toBe(true);
  expect(isCurrent({ path: "/word-explorer", label: "" }, "/word-explorers")).toBe(false);
  expect(isCurrent({ path: "/#teams", label: "" }, "/")).toBe(false);
  const current = menusFor([0, 1, 3, 4].map((Browser) => ({ Browser })))
    .flatMap(({ links }) => links)
    .filter((link) => isCurrent(link, "/extension/edge"));
  expect(current.map(({ path }) => path)).toEqual(["/extension/edge"]);
});

test("only extensions whose stores the operator has named are offered, and no menu where there are none", () => {
  expect(menusFor([]).map(({ id }) => id)).toEqual(["product"]);
  expect(menusFor(undefined).map(({ id }) => id)).toEqual(["product"]);
  expect(menusFor([{ Browser: 4 }])[1]?.links.map(({ path }) => path)).toEqual(["/extension/edge", "/extension"]);
});

test("the style sheet turns at the width the script knows", () => {
  expect([wideScreen, mobileHeaderOffset]).toEqual([991, 72]);
  const css = readFileSync(new URL("./site.css", import.meta.url), "utf8");
  expect(css).toContain(`(max-width: ${wideScreen}px)`);
  expect(css).toContain(`${mobileHeaderOffset}px`);
});
