import { expect, test } from "vitest";
import { CallFailure } from "./ask.ts";
import { messagesOf } from "./messages-of.ts";

const failure = (fields?: Record<string, string[]>) =>
  new CallFailure({
    kind: "failed",
    status: 400,
    code: "bad-request",
    message: "Not right.",
    ...(fields && { fields }),
  });

test("what is wrong with the fields comes before the sentence of the whole", () => {
  expect(messagesOf(failure({ Email: ["Write an address."], Password: ["Too short."] }))).toEqual([
    "Write an address.",
    "Too short.",
  ]);
  expect(messagesOf(failure())).toEqual(["Not right."]);
});

test("nothing is said of no error, nor of a call that was given up", () => {
  expect(messagesOf(null)).toEqual([]);
  expect(messagesOf(new DOMException("", "AbortError"))).toEqual([]);
});
