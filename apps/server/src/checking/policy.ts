import type { Caller } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Who may have texts checked: people with an account, with a key that allows it; strangers while the operator lets them. */
export function mayCheck(caller: Caller, { anonymousCheck }: { readonly anonymousCheck: boolean }): void {
  if (caller.kind === "anonymous") {
    if (!anonymousCheck) throw new Failure("sign-in-needed");
  } else if (caller.scopes && !caller.scopes.includes("check")) throw new Failure("token-scope");
}
