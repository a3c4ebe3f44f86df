import type { Goal } from "@housestyle/engine";
import type { Team } from "../../app/session.ts";

/** What a team says of its goals, by goal; nothing of those it leaves to its members. */
export type SaidOfGoals = Team["Goals"];

/** What a team says of one goal. */
export type SaidOfGoal = NonNullable<SaidOfGoals[Goal]>;

/** The numbers of a goal for a writing style. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** What is said of a goal nobody has said anything of. */
export const nothingSaid: SaidOfGoal = { Counts: true, Locked: false };

/** The same with something else said of one goal; what says nothing any more is left out. */
export function withSaid(
  goals: SaidOfGoals,
  goal: Goal,
  change: Partial<Record<keyof SaidOfGoal, unknown>>,
): SaidOfGoals {
  const { [goal]: before = nothingSaid, ...others } = goals;
  const given = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  const said = Object.fromEntries(given) as SaidOfGoal;
  const isNothing = said.Counts && !said.Locked && said.Least === undefined && said.Most === undefined;
  return isNothing ? others : { ...others, [goal]: said };
}
