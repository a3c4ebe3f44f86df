import { type Flags, flagsWith } from "@housestyle/contract";
import { membershipIn, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Several people may write in a document at a time only where the operator or the team has turned that on. */
export function mustBeCollaborative(ownerId: number, person: Person, flags: Flags): void {
  const team = ownerId === person.personId ? person.memberships[0] : membershipIn(person, ownerId);
  if (!flagsWith(flags, team?.flags ?? {}).CollaborativeEditing) throw new Failure("not-found");
}
