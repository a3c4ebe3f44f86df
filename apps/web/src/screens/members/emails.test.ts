import { expect, test } from "vitest";
import { emailsIn } from "./emails.ts";

test("addresses may be parted by anything, and count once", () => {
  expect(emailsIn(" ann@example.org, bob@example.org;\nANN@example.org\n\n")).toEqual([
    "ANN@example.org",
    "bob@example.org",
  ]);
  expect(emailsIn(" \n")).toEqual([]);
});

test("names that mail programs copy along are left out; what is no address stays to be named", () => {
  expect(emailsIn('Mia Moss <mia@example.org>, "Ray, Bob" <bob@example.org>; ann@example.org')).toEqual([
    "mia@example.org",
    "bob@example.org",
    "ann@example.org",
  ]);
  expect(emailsIn("Moss, Mia <mia@example.org>\nann.example.org")).toEqual(["mia@example.org", "ann.example.org"]);
});
