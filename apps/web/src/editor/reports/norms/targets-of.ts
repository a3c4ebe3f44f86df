import { goals, type Target, type Targets } from "@housestyle/engine";
import { goalStanding } from "@housestyle/panel";
import type { AccountRules } from "../../account-rules/account-rules.ts";
import type { Preferences } from "../../storage/personal.ts";

const nothing: Target = {};

/** What the writer's text is held to: as the side bar of goals says, and nothing where their team does not use a goal. */
export function targetsOf({ style, targets }: Preferences, { goals: teams }: AccountRules): Targets {
  const standings = goals.map((goal) => [goal, goalStanding(goal, { style, own: targets, teams })] as const);
  return Object.fromEntries(
    standings.map(([goal, { target, counts }]) => [goal, counts ? target : nothing]),
  ) as Targets;
}
