import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import { headerItems, isCurrent } from "./header/menus.ts";
import { walk } from "./header/walk.ts";
import { isWideQuery, mobileHeaderOffset, wideScreen } from "./wide-screen.ts";

const links = headerItems.flatMap((item) => ("links" in item ? item.links : [item]));

test("every link of the header leads to a page of the app", () => {
  const first = (path: string) => path.split(/[/#?]/)[1];
  const known = new Set(routes.map(({ path }) => first(path)));
  expect(links.filter(({ href }) => !known.has(first(href)))).toEqual([]);
});

test("the page being shown is marked, also when it is one below; a place in a page is not a page", () => {
  const current = (path: string) => links.filter((link) => isCurrent(link, path)).map(({ href }) => href);
  expect(current("/extension/edge")).toEqual(["/extension/edge"]);
  expect(current("/word-explorer/house")).toEqual(["/word-explorer"]);
  expect(current("/")).toEqual([]);
  expect(current("/privacy-of-others")).toEqual([]);
});

test("the arrow keys go round, Home and End to the ends", () => {
  expect([walk("ArrowDown", -1, 3), walk("ArrowDown", 2, 3), walk("ArrowUp", 0, 3)]).toEqual([0, 0, 2]);
  expect([walk("ArrowUp", -1, 3), walk("Home", 2, 3), walk("End", 0, 3)]).toEqual([2, 0, 2]);
  expect([walk("a", 0, 3), walk("ArrowDown", -1, 0)]).toEqual([undefined, undefined]);
});

test("the style sheet knows the same width and the same offset", () => {
  const css = readFileSync(new URL("./header/header.css", import.meta.url), "utf8");
  expect([wideScreen, mobileHeaderOffset, isWideQuery]).toEqual([991, 72, "(width > 991px)"]);
  expect(new Set(css.match(/\(width [<>=]+ \d+px\)/g))).toEqual(new Set(["(width <= 991px)", isWideQuery]));
  expect(css).toContain(`block-size: ${mobileHeaderOffset}px`);
  expect(css).toContain(`inset: ${mobileHeaderOffset}px 0 0`);
});
