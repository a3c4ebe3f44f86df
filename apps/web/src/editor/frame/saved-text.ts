import { texts } from "../../texts/editor.ts";
import type { ControllerState } from "../controller/controller-state.ts";

type Saved = ControllerState["saved"];
type Sync = ControllerState["sync"];

/**
 * Returns a sentence that says truthfully where the text is saved. If this device has not stored it, it is not saved at
 * all. Otherwise the state on the server counts.
 */
export function savedText(saved: Saved, sync: Sync): string {
  if (!saved) return "";
  // Every change goes to the server by itself; what this device keeps is a copy.
  if (sync === "live" || sync === "sending") return texts.status.synced[sync];
  return saved === "saved" ? texts.status.synced[sync] : texts.status.saved[saved];
}

/** Whether the writer has to look: something is kept nowhere, or cannot get to the server without them. */
export function isTrouble(saved: Saved, sync: Sync): boolean {
  if (saved === "failed" || saved === "conflict" || saved === "impossible") return true;
  return saved === "saved" && ["conflict", "signedOut", "refused", "gone", "noAccess", "crowded"].includes(sync);
}
