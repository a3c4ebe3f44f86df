import { type Flags, flagsWith } from "@housestyle/contract";
import { isAdmin, mayWrite, membershipIn, mustBeIn, type Person, readableOwners } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

interface Owned {
  readonly OwnerId: number;
  readonly CreatedBy: number | null;
}

/** Everybody reads their own documents, members their team's; for others they do not exist. */
export function mustRead<T extends Owned>(person: Person, document: T | undefined): T {
  if (!document || !readableOwners(person).includes(document.OwnerId)) throw new Failure("no-such-row");
  return document;
}

/** Members write their team's documents while its licence lasts; who only manages the team does not write. */
export function mayWriteFor(person: Person, ownerId: number): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (membership.position === "Admin Only") throw new Failure("forbidden", { message: refusals.documents.notAWriter });
  mayWrite(membership);
}

/** A team's document is deleted by its admins or by who made it. */
export function mayDelete(person: Person, { OwnerId, CreatedBy }: Owned): void {
  if (OwnerId === person.personId) return;
  const membership = mustBeIn(person, OwnerId);
  if (!isAdmin(membership) && CreatedBy !== person.personId) throw new Failure("admins-only");
  mayWrite(membership);
}

/** Whether the caller may write it now. */
export function mayEditNow(person: Person, { OwnerId }: Owned): boolean {
  if (OwnerId === person.personId) return true;
  const membership = membershipIn(person, OwnerId);
  return membership !== undefined && membership.position !== "Admin Only" && !membership.lapsed;
}

/** Documents of a team are a feature that the operator or the team switches on. */
export function mayBelongToTeam(ownerId: number, person: Person, flags: Flags): void {
  if (ownerId === person.personId) return;
  if (!flagsWith(flags, membershipIn(person, ownerId)?.flags ?? {}).TeamDocuments) {
    throw new Failure("forbidden", { message: refusals.documents.switchedOff });
  }
}

/** What lies in the trash is not written: nobody would find it there. */
export function mustBeOut({ DeletedOn }: { readonly DeletedOn: Date | null }): void {
  if (DeletedOn !== null) throw new Failure("in-trash");
}
