import type { MemberDepth } from "@housestyle/contract";
import type { Depth } from "@housestyle/model-en/page";
import type { DeviceConsent } from "./stored-choice.ts";

/** How deeply texts are checked on this device. The value is `ask` until the person has chosen. */
export type DepthChoice = Depth | "off" | "ask";

/** The choices of everyone who has a say. */
export interface Say {
  /**
   * The person's choice, which belongs to their account, as this device last knew it. Undefined until they have chosen.
   */
  readonly own: Depth | "off" | undefined;
  /** The team's choice, which takes precedence. Undefined while it is not known whether the team has made one. */
  readonly team: MemberDepth | null | undefined;
  /** Whether the model may be on this device: asked once on each. */
  readonly here: DeviceConsent;
}

/**
 * Returns the resulting choice. Until it is known whether a team has chosen, the person is not asked and nothing is
 * downloaded.
 */
export function chosenBy({ own, team, here }: Say): DepthChoice {
  const wanted = team?.Depth ?? own;
  if (team === undefined || wanted === "off" || here === "no") return "off";
  return here === "yes" && wanted !== undefined ? wanted : "ask";
}
