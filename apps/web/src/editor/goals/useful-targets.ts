import { defaultTargets, type Targets } from "@housestyle/engine";
import type { Preferences } from "../keeping/personal.ts";

/** The targets that count: the usual ones for this kind of text, with the writer's own on top. */
export function usefulTargets({ style, targets }: Pick<Preferences, "style" | "targets">): Targets {
  return { ...defaultTargets(style), ...targets };
}
