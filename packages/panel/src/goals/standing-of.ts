import type { RulesBundle } from "@housestyle/contract";
import { defaultTargets, type Goal, type Style, type Target, type Targets } from "@housestyle/engine";

/** What applies to a goal for one writer. */
export interface GoalStanding {
  readonly target: Target;
  /** Whether the goal applies to the text. */
  readonly counts: boolean;
  /** The team that set the target; undefined if the writer did, or for a default. */
  readonly team: string | undefined;
  /** Whether the team has locked the goal. */
  readonly isLocked: boolean;
}

/** What decides the targets: the writing style, the writer's own targets, and those of their teams. */
export interface GoalContext {
  readonly style: Style;
  readonly own: Partial<Targets>;
  readonly teams: Readonly<RulesBundle["Goals"]>;
}

/**
 * Returns the target of a goal: the team's if it is locked, or else the writer's, the team's, or the default of the
 * writing style, in this order.
 */
export function standingOf(goal: Goal, { style, own: { [goal]: own }, teams }: GoalContext): GoalStanding {
  const usual = defaultTargets(style)[goal];
  const said = teams[goal];
  if (said && (said.Locked || !own)) {
    return { target: withEnds(usual, said), counts: said.Counts, team: said.TeamName, isLocked: said.Locked };
  }
  return { target: own ?? usual, counts: true, team: undefined, isLocked: false };
}

/** Returns the default target with the ends that the team has set. If they would cross, the default end gives way. */
function withEnds(usual: Target, { Least, Most }: NonNullable<RulesBundle["Goals"][Goal]>): Target {
  const least = Least ?? usual.least;
  const most = Most ?? usual.most;
  if (least === undefined || most === undefined || least <= most) {
    return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  }
  const given = Least ?? most;
  return { least: given, most: given };
}
