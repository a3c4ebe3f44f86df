import type { Finding, Level } from "@housestyle/engine";

const gravity: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 };

/** Tells findings of a level and graver ones. */
export const atLeast =
  (level: Level): ((finding: Finding) => boolean) =>
  (finding) =>
    gravity[finding.level] <= gravity[level];
