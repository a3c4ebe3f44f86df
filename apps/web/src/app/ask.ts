import type { Outcome } from "@housestyle/client";

/** A call that did not succeed, with a sentence for people; `status` is −1 when the server could not be reached. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor({ status, code, message, fields = {} }: Extract<Outcome<never>, { kind: "failed" }>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** One page of a list, and how many rows there are in all. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/**
 * Resolves to the answer of a call. Throws a `CallFailure` if the call failed, and an `AbortError`, which is never
 * shown to anyone, if its caller canceled it.
 */
export async function ask<T>(call: Promise<Outcome<T>>): Promise<T> {
  return done(await call).value;
}

/** The rows of a list with their total. */
export async function askRows<T>(call: Promise<Outcome<readonly T[]>>): Promise<ListPage<T>> {
  const { value, total } = done(await call);
  return { rows: value, total: total ?? value.length };
}

function done<T>(outcome: Outcome<T>): Extract<Outcome<T>, { kind: "done" }> {
  if (outcome.kind === "done") return outcome;
  if (outcome.kind === "aborted") throw new DOMException("The call was given up.", "AbortError");
  throw new CallFailure(outcome);
}

/** What to show a person of an error; nothing for a call that was given up. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === "AbortError") return undefined;
  return error instanceof Error ? error.message : String(error);
}
