import { expect, test } from "vitest";
import { touchedBrowserTests } from "./touched-tests.mjs";

const all = [
  "apps/web/src/editor/remarks/remarks.browser.test.ts",
  "apps/web/src/screens/every-screen.browser.test.ts",
  "apps/web/src/screens/team/team.browser.test.ts",
  "apps/web/src/screens/together.browser.test.ts",
];
const touched = (...changed) =>
  touchedBrowserTests(changed, all).map((path) => path.replace(/.*\/(.*)\.browser.*/, "$1"));

test("a source of the page touches the browser tests beside it, or those of the folder around it", () => {
  expect(touched("apps/web/src/screens/team/Screen.tsx")).toEqual(["team"]);
  expect(touched("apps/web/src/editor/remarks/list/Row.tsx")).toEqual(["remarks"]);
});

test("what the whole page is made of touches the journeys", () => {
  expect(touched("packages/ui/src/Button.tsx")).toEqual(["every-screen", "together"]);
  expect(touched("apps/web/src/texts/team.ts", "apps/web/index.html")).toEqual(["every-screen", "together"]);
});

test("what no page is made of touches none, and a test touches itself alone", () => {
  expect(touched("apps/server/src/main.ts", "docs/api.md", "apps/web/src/screens/team/order.test.ts")).toEqual([]);
});
