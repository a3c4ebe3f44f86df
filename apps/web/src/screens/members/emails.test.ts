import { expect, test } from "vitest";
import { emailsIn } from "./emails.ts";

test("addresses may be parted by anything, and count once", () => {
  expect(emailsIn(" ann@example.org, bob@example.org;\nANN@example.org\n\n")).toEqual([
    "ANN@example.org",
    "bob@example.org",
  ]);
  expect(emailsIn(" \n")).toEqual([]);
});
