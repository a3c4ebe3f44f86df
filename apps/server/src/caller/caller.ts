import { type Flags, flagsWith, type Scope } from "@housestyle/contract";
import type { Origin } from "./origin.ts";

/** A person's membership in a team. */
export interface Membership {
  readonly teamUserId: number;
  readonly teamId: number;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
  /** Whether the team's license ended before today, UTC. */
  readonly lapsed: boolean;
  readonly allowUserDictionary: boolean;
  readonly allowTermProposals: boolean;
  /** The flags the team has set for its members. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A person with an account. */
export interface Person {
  readonly kind: "person";
  readonly personId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isOperator: boolean;
  readonly memberships: readonly Membership[];
  /** The scopes of the key, or undefined for a session, which can do everything. */
  readonly scopes: readonly Scope[] | undefined;
  /** The session that was used. */
  readonly sessionId: number | undefined;
  /** The key that was used. */
  readonly keyId: number | undefined;
  /** The origin of the request. */
  readonly from: Origin;
}

export interface Anonymous {
  readonly kind: "anonymous";
}

/** Who makes a request. */
export type Caller = Person | Anonymous;

export const anonymous: Anonymous = { kind: "anonymous" };

/** Whether the session or key allows a scope. A session allows everything. */
export function allows({ scopes }: Pick<Person, "scopes">, scope: Scope): boolean {
  return scopes === undefined || scopes.includes(scope);
}

/** Whether the request came with a key for public pages, which everyone can read. */
export const isForPages = ({ scopes }: Pick<Person, "scopes">): boolean => scopes?.includes("page") ?? false;

/** Returns the caller's membership in a team, or undefined. */
export function membershipIn(person: Person, teamId: number): Membership | undefined {
  return person.memberships.find((membership) => membership.teamId === teamId);
}

/** Whether a membership manages its team: Admin or Admin Only. */
export function isAdmin(membership: Membership | undefined): boolean {
  return membership?.position === "Admin" || membership?.position === "Admin Only";
}

/** Returns the teams that the caller manages. */
export function teamsRun({ memberships }: Person): number[] {
  return memberships.filter(isAdmin).map(({ teamId }) => teamId);
}

/**
 * Returns the owners whose content the caller may read: the caller and all their teams, even after a license has ended.
 */
export function readableOwners(person: Person): number[] {
  return [person.personId, ...person.memberships.map(({ teamId }) => teamId)];
}

/**
 * Returns the owners whose content applies to the caller's texts, without teams whose license has ended and those that
 * the caller only manages.
 */
export function checkingOwners(person: Person): number[] {
  const teams = person.memberships.filter(({ lapsed, position }) => !lapsed && position !== "Admin Only");
  return [person.personId, ...teams.map(({ teamId }) => teamId)];
}

/** Returns the `TeamId` of an owner's content, or null for the caller's own. */
export function teamIdOf(person: Person, ownerId: number): number | null {
  return ownerId === person.personId ? null : ownerId;
}

/** Returns the flags of a person: those of the server, with changes by their current team, which is the first. */
export function flagsOf({ memberships: [first] }: Pick<Person, "memberships">, flags: Flags): Flags {
  return flagsWith(flags, first?.flags ?? {});
}
