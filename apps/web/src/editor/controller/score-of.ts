import { type Score, scoreText } from "@housestyle/engine";
import type { ControllerState } from "./controller-state.ts";

/** What a score is reckoned from. */
export type Scored = Pick<ControllerState, "words" | "remarks" | "house">;

/** The score of the text on the controller; undefined while it has too few words to judge. */
export function scoreOf({ words, remarks, house }: Scored): Score | undefined {
  const { rules, terms, templates } = house.settings;
  const kinds = remarks.map(({ finding }) => finding.kind);
  return scoreText(words, kinds, rules.length + terms.length + templates.length > 0);
}
