import { type Deep, type Depth, ModelError } from "@housestyle/model-en";
import type { TeamDepth } from "@housestyle/project/team";
import type { CommandContext } from "./command-context.ts";
import { texts } from "./texts.ts";

/** The corrector, and how much it says. */
export interface Deeper {
  readonly deep: Deep;
  readonly depth: Depth;
}

/**
 * Opens the corrector as deeply as the team says, which goes before one's own choice; by that, where it says nothing. What
 * only the team wants and is not installed here is said once, and rules read alone. Throws a ModelError for what was asked
 * for here.
 */
export async function openDeeper(
  context: CommandContext,
  own: Depth | undefined,
  team: TeamDepth | undefined,
): Promise<Deeper | undefined> {
  if (team === "off") {
    if (own) context.err(`${texts.deepOffByTeam}\n`);
    return undefined;
  }
  const depth = team ?? own;
  if (!depth) return undefined;
  try {
    return { deep: await context.deep(depth), depth };
  } catch (error) {
    if (own || !(error instanceof ModelError)) throw error;
    context.err(`${texts.deepNotHere(error.message)}\n`);
    return undefined;
  }
}
