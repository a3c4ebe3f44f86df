import {
  type DocumentRole,
  type Flags,
  flagsWith,
  type GuestAccess,
  guestAccesses,
  includesRole,
  type linkRoles,
} from "@housestyle/contract";
import {
  flagsOf,
  isAdmin,
  mayEdit,
  mayWrite,
  membershipIn,
  mustBeIn,
  ownerNamed,
  type Person,
} from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** The facts of a document that decide who may do what with it. */
export interface Access {
  readonly OwnerId: number;
  readonly CreatedBy: number | null;
  /** The highest role in which it is shared with the caller, or null. */
  readonly SharedRole: DocumentRole | null;
}

/** Actions on a document. `manage` is sharing and deleting. */
export type DocumentAction = "read" | "comment" | "suggest" | "edit" | "organize" | "manage";

const roleFor = { read: "view", comment: "comment", suggest: "suggest", edit: "edit", manage: "own" } as const;
const ofMembers: readonly DocumentAction[] = ["read", "comment", "suggest", "edit", "organize"];
const everyAction: readonly DocumentAction[] = [...ofMembers, "manage"];

/** Returns everything that a person may do with a document; nothing when for them it does not exist. */
export function actionsOf(person: Person, document: Access): ReadonlySet<DocumentAction> {
  return new Set([...actionsOfOwner(person, document), ...actionsOfRole(document.SharedRole)]);
}

/** Returns the document if the caller may do this with it. Fails with `no-such-row` when they may not even read it. */
export function mustDo<T extends Access>(person: Person, document: T | undefined, action: DocumentAction): T {
  const actions = document && actionsOf(person, document);
  if (!actions?.has("read")) throw new Failure("no-such-row");
  if (!actions.has(action)) throw refusalOf(person, document as T, action);
  return document as T;
}

/** Fails for a document in the trash, where no one would find the changes. */
export function mustBeOut({ DeletedOn }: { readonly DeletedOn: Date | null }): void {
  if (DeletedOn !== null) throw new Failure("in-trash");
}

/** Returns what the caller may do with a document, as one role. */
export function roleOf(person: Person, document: Access): DocumentRole {
  const actions = actionsOf(person, document);
  if (actions.has("edit")) return actions.has("manage") ? "own" : "edit";
  return actions.has("suggest") ? "suggest" : actions.has("comment") ? "comment" : "view";
}

/** Whether a document is the caller’s own or one of their teams’, not only shared with them. */
export function isTheirs(person: Person, ownerId: number): boolean {
  return ownerId === person.personId || membershipIn(person, ownerId) !== undefined;
}

/**
 * Allows members to add documents to their team while its license is valid and team documents are on. Members who only
 * manage the team may not.
 */
export function mayAddFor(person: Person, ownerId: number, flags: Flags): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (!flagsWith(flags, membership.flags).TeamDocuments) {
    throw new Failure("forbidden", { message: refusals.documents.switchedOff });
  }
  if (membership.position === "Admin Only") throw new Failure("forbidden", { message: refusals.documents.notAWriter });
  mayWrite(membership);
}

/** What applies to a person's shares: the teams they write in, and those they only read in. */
export interface Sharing {
  readonly personId: number;
  readonly writing: readonly number[];
  readonly reading: readonly number[];
}

/** Returns what of sharing applies to a person; undefined while sharing is switched off for them. */
export function sharingOf(person: Person, flags: Flags): Sharing | undefined {
  if (!flagsOf(person, flags).CollaborativeEditing) return undefined;
  const writes = person.memberships.filter(({ lapsed, position }) => !lapsed && position !== "Admin Only");
  return {
    personId: person.personId,
    writing: [person.personId, ...writes.map(({ teamId }) => teamId)],
    reading: person.memberships.map(({ teamId }) => teamId),
  };
}

/** Returns what of sharing applies to a person; fails while sharing is switched off for them. */
export function mustShare(person: Person, flags: Flags): Sharing {
  const sharing = sharingOf(person, flags);
  if (!sharing) throw new Failure("forbidden", { message: refusals.documents.sharingOff });
  return sharing;
}

/** A team that owns a document, or that its owner is in. */
export interface GuestPolicy {
  readonly access: GuestAccess;
  /** The flags the team has set. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Whether it owns the document, and its license has ended. */
  readonly isOver: boolean;
}

/** Returns what links can let people without an account do. The teams are the owner, or those of the owner, the first one first. */
export function guestAccessIn(teams: readonly GuestPolicy[], flags: Flags): GuestAccess {
  const { CollaborativeEditing, Comments } = flagsWith(flags, teams[0]?.flags ?? {});
  if (!CollaborativeEditing) return "none";
  const isReadOnly = !Comments || teams.some(({ isOver }) => isOver);
  return leastOf([...teams.map(({ access }) => access), isReadOnly ? "view" : "comment"]);
}

/** Returns what a guest may do by a link: what guests may do at all, and no more than the link allows. */
export function guestRoleBy(role: (typeof linkRoles)[number], access: GuestAccess): GuestAccess {
  return leastOf([access, includesRole(role, "comment") ? "comment" : "view"]);
}

const leastOf = (all: readonly GuestAccess[]): GuestAccess =>
  guestAccesses.find((access) => all.includes(access)) ?? "none";

/**
 * Returns the owner whose projects the caller may share: the caller when no team is named, or a team they are an admin of, while
 * its license is valid. Throws for any other team, as if it did not exist.
 */
export function mustShareProjects(person: Person, teamId: number | null | undefined, flags: Flags): number {
  mustShare(person, flags);
  const ownerId = ownerNamed(person, teamId);
  mayEdit(person, ownerId);
  return ownerId;
}

/**
 * Returns what a person may do with an owner's document: members edit their team’s documents while its license is
 * valid, and admins and the creator manage them.
 */
function actionsOfOwner(person: Person, { OwnerId, CreatedBy }: Access): readonly DocumentAction[] {
  if (OwnerId === person.personId) return everyAction;
  const membership = membershipIn(person, OwnerId);
  if (!membership) return [];
  if (membership.lapsed) return ["read"];
  const writes = membership.position === "Admin Only" ? (["read"] as const) : ofMembers;
  return isAdmin(membership) || CreatedBy === person.personId ? [...writes, "manage"] : writes;
}

function actionsOfRole(role: DocumentRole | null): readonly DocumentAction[] {
  if (role === null) return [];
  const named = Object.entries(roleFor) as [keyof typeof roleFor, DocumentRole][];
  return named.flatMap(([action, needed]) => (includesRole(role, needed) ? [action] : []));
}

function refusalOf(person: Person, { OwnerId, CreatedBy }: Access, action: DocumentAction): Failure {
  const membership = membershipIn(person, OwnerId);
  if (!membership) return new Failure("forbidden", { message: refusals.documents.role });
  if (action === "manage" && !isAdmin(membership) && CreatedBy !== person.personId) return new Failure("admins-only");
  if (action !== "manage" && membership.position === "Admin Only") {
    return new Failure("forbidden", { message: refusals.documents.notAWriter });
  }
  return new Failure("team-lapsed");
}
