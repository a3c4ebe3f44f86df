import { session } from "../../app/session.ts";

/** Whether documents can be shared in a team with these flags: as the team decides, or else as the reader sees it. */
export function hasSharing({ CollaborativeEditing }: Readonly<Record<string, boolean>>): boolean {
  return CollaborativeEditing ?? session.read().profile?.Flags?.CollaborativeEditing ?? false;
}
