import { expect, test } from "vitest";
import { readComplaint } from "./complaint.ts";

function sentence(words: string): string {
  const complaint = readComplaint(words, "/data", "/data/postgres.log");
  return complaint.kind === "again" ? "again" : complaint.failure.message;
}

test.each([
  'FATAL:  lock file "postmaster.pid" already exists',
  "FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use",
])("a predecessor that is still dying is waited for: %s", (words) => {
  expect(sentence(words)).toBe("again");
});

test("a full disk is called a full disk", () => {
  expect(sentence('PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device')).toContain("is full");
});

test("missing permission points to the folder and its setting", () => {
  expect(sentence('FATAL:  could not open file "postgresql.conf": Permission denied')).toContain("HOUSESTYLE_DATA");
});

test("anything else is passed on with the place of the log", () => {
  expect(sentence("LOG:  starting\nFATAL:  no pg_hba.conf entry")).toBe(
    "The database did not start: no pg_hba.conf entry (see /data/postgres.log)",
  );
});
