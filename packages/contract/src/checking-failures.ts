import type { FailureCode } from "./failures.ts";

/** How a call that checks a text can fail. */
export const checkingFailures: readonly FailureCode[] = [
  "bad-json",
  "bad-encoding",
  "bad-request",
  "sign-in-needed",
  "bad-token",
  "took-too-long",
  "too-large",
  "wrong-media-type",
  "too-many-requests",
  "busy",
];
