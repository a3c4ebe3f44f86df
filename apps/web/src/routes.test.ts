import { pages } from "@housestyle/contract";
import { expect, test } from "vitest";
import { places } from "./app/nav.ts";
import { routes } from "./routes.tsx";

test("there is a screen for every address the server knows, and one for all others at the end", () => {
  expect(routes.map(({ path }) => path)).toEqual([...pages, "*"]);
});

test("every place of the side bar leads to a screen", () => {
  const known = routes.map(({ path }) => path.replace(/\/:\w+\?$/, ""));
  for (const { path } of places.flat()) expect(known).toContain(path);
});
