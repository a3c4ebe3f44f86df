import { expect, test } from "vitest";
import { changeTime } from "./change-time.ts";

test("a list shows the time of what was changed today, and the days since of the rest", () => {
  const now = new Date(2027, 2, 1, 10, 30);
  const shown = (...at: [number, number, number, number, number]) => changeTime(new Date(...at).toISOString(), now);
  expect(shown(2027, 2, 1, 9, 5).replaceAll(/\s/g, " ")).toBe("9:05 AM");
  expect(shown(2027, 1, 28, 23, 50)).toBe("Yesterday");
  expect(shown(2027, 1, 26, 23, 50)).toBe("2 days ago");
  expect(changeTime(null, now)).toBe("Never");
});
