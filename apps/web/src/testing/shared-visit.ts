import { afterEach, expect } from "vitest";
import { Visit } from "./visit.ts";

/** The page that all files of tests of a process share, for the tests of one file: after each of them no visitor is left, and no page may have complained. */
export function sharedVisit(): Promise<Visit> {
  const visit = Visit.open();
  afterEach(async () => {
    const troubles = await (await visit).leave();
    expect(troubles, troubles.join("; ")).toEqual([]);
  });
  return visit;
}
