import { Failure } from "../http/index.ts";

/** Who may have texts checked. There are only strangers yet; they may while the operator lets them. */
export function mayCheck({ anonymousCheck }: { readonly anonymousCheck: boolean }): void {
  if (!anonymousCheck) throw new Failure("sign-in-needed");
}

/** Holds a text to its largest length, UTF-16 code units. */
export function mayBeThisLong(length: number, limit: number): void {
  if (length > limit) throw new Failure("too-large");
}
