import { expect, test } from "vitest";
import { ask, askRows, CallFailure, messageOf } from "./ask.ts";

test("answers what the call answers, and the total of a list", async () => {
  expect(await ask(Promise.resolve({ kind: "done", value: 7 } as const))).toBe(7);
  expect(await askRows(Promise.resolve({ kind: "done", value: [1, 2], total: 9 } as const))).toEqual({
    rows: [1, 2],
    total: 9,
  });
  expect(await askRows(Promise.resolve({ kind: "done", value: [1, 2] } as const))).toEqual({ rows: [1, 2], total: 2 });
});

test("says the server's Message, and −1 when there was no server", async () => {
  const gone = { kind: "failed", status: -1, code: "", message: "The server can’t be reached." } as const;
  const failure = await ask(Promise.resolve(gone)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ status: -1, message: gone.message, fields: {} });
  expect(messageOf(failure)).toBe(gone.message);
});

test("is silent about calls that were given up", async () => {
  const failure = await ask(Promise.resolve({ kind: "aborted" } as const)).catch((error: unknown) => error);
  expect(messageOf(failure)).toBeUndefined();
});
