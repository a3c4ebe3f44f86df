import type { ControllerState } from "../controller/controller-state.ts";

/** Returns for whom it is recorded how a document is written. */
export function recordingOf({
  IsRecorded,
  CanChange,
}: {
  readonly IsRecorded: boolean;
  readonly CanChange: boolean;
}): ControllerState["recording"] {
  if (!IsRecorded) return undefined;
  return CanChange ? "own" : "others";
}
