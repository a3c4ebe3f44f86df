import type { MemberDepth } from "@housestyle/contract";
import type { Depth } from "@housestyle/model-en/page";
import type { DeviceConsent } from "./stored-choice.ts";

/** How deeply texts are checked on this device; `ask` until somebody has said. */
export type DepthChoice = Depth | "off" | "ask";

/** What those have said who have a say. */
export interface Say {
  /** The person; undefined until they have said. Their account’s, as this device last knew it. */
  readonly own: Depth | "off" | undefined;
  /** Their team: it goes first. Undefined while nobody knows whether it has a say. */
  readonly team: MemberDepth | null | undefined;
  /** Whether the model may be on this device: asked once on each. */
  readonly here: DeviceConsent;
}

/** What comes of it. Until it is known whether a team has a say, nothing is asked and nothing fetched. */
export function chosenBy({ own, team, here }: Say): DepthChoice {
  const wanted = team?.Depth ?? own;
  if (team === undefined || wanted === "off" || here === "no") return "off";
  return here === "yes" && wanted !== undefined ? wanted : "ask";
}
