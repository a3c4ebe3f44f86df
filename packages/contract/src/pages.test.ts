import { expect, test } from "vitest";
import { isPage } from "./pages.ts";

test("knows the addresses of the app, whatever their case and last slash", () => {
  for (const path of [
    "/",
    "/editor",
    "/Editor/",
    "/style-guides",
    "/style-guides/7",
    "/word-explorer/caf%C3%A9",
    "/rules/grammar/a-or-an",
  ]) {
    expect([path, isPage(path)]).toEqual([path, true]);
  }
});

test("knows no others", () => {
  for (const path of ["/wp-login.php", "/editor/7", "/style-guides/7/8", "/teams", "//", "/api/v1/site"]) {
    expect([path, isPage(path)]).toEqual([path, false]);
  }
});
