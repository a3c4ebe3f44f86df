import type { FailureCode } from "./failures.ts";

/** How every call of a signed-in person can fail. */
const signedIn: readonly FailureCode[] = [
  "bad-request",
  "sign-in-needed",
  "bad-token",
  "token-scope",
  "not-found",
  "too-many-requests",
];

/** How a list can fail. */
export const listFailures: readonly FailureCode[] = [...signedIn, "bad-filter"];

/** How a call that reads one thing can fail. */
export const readFailures: readonly FailureCode[] = [...signedIn, "no-such-row"];

/** How a call that changes content can fail. */
export const writeFailures: readonly FailureCode[] = [
  ...signedIn,
  "bad-json",
  "bad-encoding",
  "foreign-origin",
  "admins-only",
  "team-lapsed",
  "no-such-row",
  "duplicate",
  "stale",
  "too-many",
  "too-large",
  "wrong-media-type",
];
