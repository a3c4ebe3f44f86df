import type { AssistanceProblem, AssistanceTask } from "@housestyle/contract";
import type { VersionFault } from "@housestyle/engine";

/** A version while it is written and judged. Only one that is offered can be chosen. */
export type AssistedVersion =
  | { readonly kind: "writing" | "judging" | "offered"; readonly text: string }
  | { readonly kind: "held"; readonly fault: VersionFault }
  | { readonly kind: "failed"; readonly problem: AssistanceProblem };

/** What is shown of a request to a language model. */
export interface AssistanceState {
  readonly kind: "idle" | "writing" | "done";
  readonly task: AssistanceTask | undefined;
  readonly instruction: string;
  readonly versions: readonly AssistedVersion[];
  /** How much of the model is downloaded, from 0 to 1, while it is. */
  readonly loading: number | undefined;
  /** Why there is nothing, as a sentence. */
  readonly failure: string | undefined;
}

export const idle: AssistanceState = {
  ...{ kind: "idle", task: undefined, instruction: "", versions: [], loading: undefined, failure: undefined },
};

/** Returns the versions with one of them replaced. Those before it that have not begun are being written. */
export function withVersion(
  versions: readonly AssistedVersion[],
  at: number,
  change: (before: AssistedVersion) => AssistedVersion,
): AssistedVersion[] {
  const all = Array.from({ length: Math.max(versions.length, at + 1) }, (_, index) => versions[index] ?? begun);
  return all.with(at, change(all[at] ?? begun));
}

const begun: AssistedVersion = { kind: "writing", text: "" };

/** Returns how many versions were held back, by the reason. */
export function heldBack(versions: readonly AssistedVersion[]): ReadonlyMap<VersionFault, number> {
  const counts = new Map<VersionFault, number>();
  for (const version of versions) {
    if (version.kind === "held") counts.set(version.fault, (counts.get(version.fault) ?? 0) + 1);
  }
  return counts;
}

/** Returns the problem to show: that of the first version that failed, if none can be offered. */
export function problemOf(versions: readonly AssistedVersion[]): AssistanceProblem | undefined {
  if (versions.some(({ kind }) => kind !== "failed" && kind !== "held")) return undefined;
  const failed = versions.find((version) => version.kind === "failed");
  return failed?.kind === "failed" ? failed.problem : undefined;
}
