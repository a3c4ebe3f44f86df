import type { Flags } from "@housestyle/contract";
import { flagsOf, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** Fails if no feature is on that notifies people. */
export function mustHaveNotifications(person: Person, flags: Flags): void {
  const { Comments, CollaborativeEditing } = flagsOf(person, flags);
  if (Comments || CollaborativeEditing) return;
  throw new Failure("forbidden", { message: refusals.notifications.switchedOff });
}
