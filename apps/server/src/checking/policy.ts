import { allows, type Caller, isForPages } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import type { TeamContent } from "./checker.ts";
import type { SlowLane } from "./slow-lane.ts";

/**
 * Who may have texts checked: people with an account, with a key that allows it; strangers while the operator lets them. A key for pages
 * comes to the calls that are for it alone (`http/page-calls.ts`).
 */
export function mayCheck(caller: Caller, { anonymousCheck }: { readonly anonymousCheck: boolean }): void {
  if (caller.kind === "anonymous") {
    if (!anonymousCheck) throw new Failure("sign-in-needed");
  } else if (!allows(caller, "check") && !isForPages(caller)) throw new Failure("token-scope");
}

/** How deeply somebody's texts are checked: as their team says, else as they have chosen themselves, else as the operator has. */
export function laneFor(slowLane: SlowLane | undefined, accountRules: TeamContent | undefined): SlowLane | undefined {
  const depth = accountRules?.deeper?.Depth ?? accountRules?.ownDeeper;
  if (!slowLane || depth === undefined) return slowLane;
  if (depth === "off") return undefined;
  return { read: (paragraphs, dialect, time) => slowLane.read(paragraphs, dialect, time, depth) };
}
