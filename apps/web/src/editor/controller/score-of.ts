import { type Cost, costsOf, hasTeamRules, type Score, scoreText } from "@housestyle/engine";
import type { ControllerState } from "./controller-state.ts";

/** What a score is reckoned from. */
export type Scored = Pick<ControllerState, "words" | "remarks" | "house">;

const given = ({ words, remarks, house: accountRules }: Scored) =>
  [words, remarks.map(({ finding }) => finding.kind), hasTeamRules(accountRules.settings)] as const;

/** The score of the text on the controller; undefined while it has too few words to judge. */
export const scoreOf = (scored: Scored): Score | undefined => scoreText(...given(scored));

/** How many points the remarks of each kind cost, starting with the most. */
export const scoreCosts = (scored: Scored): Cost[] => costsOf(...given(scored));
