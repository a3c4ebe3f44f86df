import { expect, it } from "vitest";
import { CallFailure } from "./ask.ts";
import { asksAgain } from "./query-client.ts";

const failure = (status: number, code: string) =>
  new CallFailure({ kind: "failed", status, code, message: "" } as never);
const times = (error: unknown): number => [0, 1, 2, 3, 4, 5].filter((count) => asksAgain(count, error)).length;

it("asks a busy server four times more, one that gave no answer once, and nobody who said no", () => {
  expect(times(failure(503, "busy"))).toBe(4);
  expect(times(failure(-1, "unreachable"))).toBe(1);
  expect(times(failure(500, "went-wrong"))).toBe(1);
  expect(times(failure(403, "forbidden"))).toBe(0);
  expect(times(new Error("a mistake of ours"))).toBe(0);
});
