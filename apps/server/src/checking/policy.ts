import { allows, type Caller, isForPages } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import type { TeamContent } from "./checker.ts";
import type { SlowLane } from "./slow-lane.ts";

/**
 * Allows checking for people with an account, with a key that has the scope, and for strangers if the operator allows
 * it. A page key is only for the calls in `http/page-calls.ts`.
 */
export function mayCheck(caller: Caller, { anonymousCheck }: { readonly anonymousCheck: boolean }): void {
  if (caller.kind === "anonymous") {
    if (!anonymousCheck) throw new Failure("sign-in-needed");
  } else if (!allows(caller, "check") && !isForPages(caller)) throw new Failure("token-scope");
}

/**
 * Returns how deeply a person's texts are checked: as their team decides, or else as they have chosen, or else as the
 * operator has set.
 */
export function laneFor(slowLane: SlowLane | undefined, accountRules: TeamContent | undefined): SlowLane | undefined {
  const depth = accountRules?.deeper?.Depth ?? accountRules?.ownDeeper;
  if (!slowLane || depth === undefined) return slowLane;
  if (depth === "off") return undefined;
  return { read: (paragraphs, dialect, time) => slowLane.read(paragraphs, dialect, time, depth) };
}
