import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["Ann@Example.org", "ann@example.org"],
  ["ann+news@example.org", "ann@example.org"],
  ["ann+a+b@example.org", "ann@example.org"],
  ["a.nn@example.org", "a.nn@example.org"],
  ["a.n.n+x@gmail.com", "ann@gmail.com"],
  ["+only@example.org", "+only@example.org"],
])("%s leads to %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
