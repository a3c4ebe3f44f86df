import type { Scope } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** Requires that a new key can do no more, and last no longer, than the key that creates it. */
export function mayMakeKey(
  person: Person,
  wanted: { readonly scopes: readonly Scope[]; readonly endsOn: Date | undefined },
  ownEnd: Date | undefined,
): void {
  if (person.scopes && wanted.scopes.some((scope) => !person.scopes?.includes(scope))) throw new Failure("forbidden");
  if (ownEnd && !(wanted.endsOn && wanted.endsOn <= ownEnd)) {
    throw new Failure("forbidden", { message: refusals.accounts.keyLastsLonger });
  }
}
