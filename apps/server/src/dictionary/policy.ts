import { isAdmin, mayEdit, mayWrite, mustBeIn, type Person, readableOwners } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Allows admins to add words to the team's dictionary, and members if the team allows it. */
export function mayAddWords(person: Person, ownerId: number): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (!isAdmin(membership) && !membership.allowUserDictionary) throw new Failure("admins-only");
  mayWrite(membership);
}

/** Allows admins, and the person who added it, to delete a team's word. */
export function mayDeleteWord(
  person: Person,
  { owner_id, created_by }: { readonly owner_id: number; readonly created_by: number | null },
): void {
  if (created_by === person.personId) mayAddWords(person, owner_id);
  else mayEdit(person, owner_id);
}

/**
 * Returns the owners for `{a}` of `GET api/ignorepatterns/{a}/{b}`: the caller and their teams for the caller's own id,
 * `me`, `all`, and the empty values of clients; `personal`; `team` for all teams; `team:ID` for one. Other people's ids
 * do not exist.
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
