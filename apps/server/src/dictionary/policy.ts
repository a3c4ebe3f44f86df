import { isAdmin, mayEdit, mayWrite, mustBeIn, type Person, readableOwners } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Members may add words to the team's dictionary where the team allows it; admins always. */
export function mayAddWords(person: Person, ownerId: number): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (!isAdmin(membership) && !membership.allowUserDictionary) throw new Failure("admins-only");
  mayWrite(membership);
}

/** A team's word is deleted by its admins, or by who added it. */
export function mayDeleteWord(
  person: Person,
  { owner_id, created_by }: { readonly owner_id: number; readonly created_by: number | null },
): void {
  if (created_by === person.personId) mayAddWords(person, owner_id);
  else mayEdit(person, owner_id);
}

/**
 * Whose entries `{a}` of `GET api/ignorepatterns/{a}/{b}` means: the caller's and their teams' for the caller's own
 * id, `me`, `all` and what a client sends for “nothing”; `personal`; `team` for all teams; `team:ID` for one. Another
 * person's id does not exist.
 */
export function ownersMeant(person: Person, a: string): number[] {
  const wanted = a.trim().toLowerCase();
  const everything = ["me", "all", "0", "null", "undefined", String(person.personId)];
  if (everything.includes(wanted)) return readableOwners(person);
  if (wanted === "personal") return [person.personId];
  if (wanted === "team") return person.memberships.map(({ teamId }) => teamId);
  const team = Number(/^team:(\d{1,15})$/.exec(wanted)?.[1]);
  if (!Number.isInteger(team)) throw new Failure("no-such-row");
  mustBeIn(person, team);
  return [team];
}
