import type { Scope } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** A key can hand on what it may do itself, and no more. */
export function mayMakeKey(person: Person, scopes: readonly Scope[]): void {
  if (person.scopes && scopes.some((scope) => !person.scopes?.includes(scope))) throw new Failure("forbidden");
}
