import { expect, test } from "vitest";
import { licenceText } from "./licence-text.ts";

const now = new Date("2027-01-10T12:00:00Z");
const said = (LicenceExpiry: string | null, Seats: number | null = null, at = now) =>
  licenceText({ LicenceExpiry, Seats, SeatsUsed: 3 }, at);

test("a licence without an end says so, also as the last day of 9999", () => {
  expect(said(null)).toEqual(["No expiration date.", "3 seats used, no limit."]);
  expect(said("9999-12-31T00:00:00.000Z")[0]).toBe("No expiration date.");
});

test("the days are counted only when they are few", () => {
  expect(said("2028-01-31T00:00:00.000Z", 5)).toEqual(["Valid until Jan 31, 2028.", "3 of 5 seats used."]);
  for (const time of ["00:00:00", "12:00:00", "23:59:59"]) {
    const at = new Date(`2027-01-10T${time}Z`);
    expect(said("2027-01-31T00:00:00.000Z", null, at)).toContain("21 days left.");
  }
});

test("what has ended is named with its last day", () => {
  expect(said("2026-12-31T00:00:00.000Z")[0]).toBe("Expired on Dec 31, 2026.");
});
