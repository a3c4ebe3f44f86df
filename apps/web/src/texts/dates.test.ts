import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dayName, exactMoment, momentName } from "./dates.ts";

test("days and moments are written in one way", () => {
  expect(dayName("2026-11-22T01:04:03.000Z", "UTC")).toBe("Nov 22, 2026");
  expect(dayName("2026-11-22T01:04:03.000Z", "America/New_York")).toBe("Nov 21, 2026");
  expect(momentName(new Date(2026, 10, 22, 1, 4, 3)).replace("\u202f", " ")).toBe("Nov 22, 2026, 1:04 AM");
  expect(exactMoment(new Date(2026, 10, 22, 1, 4, 3)).replace("\u202f", " ")).toBe("Nov 22, 2026, 1:04:03 AM");
});

test("no screen has a way of its own", () => {
  const web = new URL("../", import.meta.url).pathname;
  // A snippet writes a date into somebody's text, where it is spelled out; an axis has room for less.
  const own = ["texts/dates.ts", "editor/snippets/fill-snippet.ts", "screens/analytics/insights.ts"];
  const files = globSync("**/*.{ts,tsx}", { cwd: web }).filter(
    (file) => !own.includes(file) && !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(300);
  const others = files.filter((file) =>
    /dateStyle|timeStyle|toLocaleDateString|toLocaleTimeString|Date\([^)]*\)\.toLocaleString/.test(
      readFileSync(`${web}${file}`, "utf8"),
    ),
  );
  expect(others).toEqual([]);
});
