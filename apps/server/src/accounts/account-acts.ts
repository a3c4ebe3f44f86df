import type { ActCode, ActDetails } from "@housestyle/contract";
import type { Act } from "../audit/index.ts";

type AccountAct = Extract<ActCode, `account.${string}`>;

/** Something that happened to an account: the server's to know, no team's. */
export function actOf(what: AccountAct, personId: number, details: ActDetails = {}): Act {
  return { what, teamId: undefined, targetId: personId, details };
}
