import type { ActCode, ActDetails } from "@housestyle/contract";
import type { Act } from "../audit/index.ts";

type AccountAct = Extract<ActCode, `account.${string}`>;

/**
 * Returns the activity log entry for something that happened to an account, which is visible to operators and not to
 * teams.
 */
export function actOf(what: AccountAct, personId: number, details: ActDetails = {}): Act {
  return { what, teamId: undefined, targetId: personId, details };
}
