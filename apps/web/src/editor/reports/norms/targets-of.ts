import { goals, type Target, type Targets } from "@housestyle/engine";
import { goalStanding } from "@housestyle/panel";
import type { AccountRules } from "../../account-rules/account-rules.ts";
import type { Preferences } from "../../storage/personal.ts";

const nothing: Target = {};

/**
 * Returns the goals for the writer’s text, as shown in the side bar of goals. Goals that the team does not use are left
 * out.
 */
export function targetsOf({ style, targets }: Preferences, { goals: teams }: AccountRules): Targets {
  const standings = goals.map((goal) => [goal, goalStanding(goal, { style, own: targets, teams })] as const);
  return Object.fromEntries(
    standings.map(([goal, { target, counts }]) => [goal, counts ? target : nothing]),
  ) as Targets;
}
