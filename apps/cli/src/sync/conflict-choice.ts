import type { ConflictChoice, Preference, SyncConflict } from "@housestyle/team-files";
import { UsageError } from "../options.ts";
import { texts } from "./texts.ts";

/** Returns the choices of `--take`: the side for one conflict, for all in a file, or for all. */
export function choiceOf(taken: readonly string[]): ConflictChoice {
  const choices = new Map(taken.map(sideAndName).map(({ side, name }) => [name, side]));
  return (name, ref) => choices.get(name) ?? choices.get(ref) ?? choices.get("");
}

/** Throws a UsageError for a `--take` that names no conflict. */
export function mustNameConflicts(taken: readonly string[], conflicts: readonly SyncConflict[]): void {
  for (const { name } of taken.map(sideAndName)) {
    if (name !== "" && !conflicts.some((each) => each.name === name || each.ref === name))
      throw new UsageError(texts.unusedTake(name));
  }
}

/** `theirs`, or `theirs=guides/house: e-mail`. */
function sideAndName(text: string): { readonly side: Preference; readonly name: string } {
  const [side, ...name] = text.split("=");
  return { side: side === "ours" ? "ours" : "theirs", name: name.join("=") };
}
