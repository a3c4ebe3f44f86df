import type { Frame } from "../routes.ts";
import type { AppSession } from "./session.ts";

/** The frame that is drawn for this person; undefined as long as that depends on who is looking. */
export function frameOf(frame: Frame, kind: AppSession["kind"]): Exclude<Frame, "own"> | undefined {
  if (frame !== "own") return frame;
  if (kind === "unknown") return undefined;
  return kind === "in" ? "shell" : "site";
}
