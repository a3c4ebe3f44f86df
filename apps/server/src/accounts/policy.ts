import type { Scope } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** A key can hand on what it may do itself, for as long as it may, and no more. */
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
