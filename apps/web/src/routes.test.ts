import { pages } from "@housestyle/contract";
import { expect, test } from "vitest";
import { places } from "./app/nav.ts";
import { routeAt, routes } from "./routes.ts";

test("there is a screen for every address the server knows, and one for all others at the end", () => {
  expect(routes.map(({ path }) => path)).toEqual([...pages, "*"]);
});

test("every place of the side bar leads to a screen", () => {
  const known = routes.map(({ path }) => path.replace(/(\/:\w+\?)+$/, ""));
  for (const { path } of places.flat()) expect(known).toContain(path);
});

test("an address leads to its screen, whatever its case and its last slash", () => {
  const pathAt = (address: string) => routeAt(address).path;
  expect(pathAt("/")).toBe("/");
  expect(pathAt("/Editor/")).toBe("/editor");
  expect([pathAt("/style-guides"), pathAt("/style-guides/17")]).toEqual(["/style-guides/:id?", "/style-guides/:id?"]);
  expect([pathAt("/team"), pathAt("/team/members")]).toEqual(["/team", "/team/members"]);
  expect([pathAt("/style-guides/17/rules"), pathAt("/nowhere"), pathAt("")]).toEqual(["*", "*", "/"]);
});
