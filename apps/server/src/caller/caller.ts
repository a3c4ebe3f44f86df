import { type Flags, flagsWith, type Scope } from "@housestyle/contract";
import type { Origin } from "./origin.ts";

/** A person's place in a team. */
export interface Membership {
  readonly teamUserId: number;
  readonly teamId: number;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
  /** The team's licence ended before the start of today, UTC. */
  readonly lapsed: boolean;
  readonly allowUserDictionary: boolean;
  readonly allowTermProposals: boolean;
  /** Flags the team has set for its members. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** Somebody with an account. */
export interface Person {
  readonly kind: "person";
  readonly personId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isOperator: boolean;
  readonly memberships: readonly Membership[];
  /** What the key they came with allows; undefined for a session, which may do everything. */
  readonly scopes: readonly Scope[] | undefined;
  /** The session they came with. */
  readonly sessionId: number | undefined;
  /** The key they came with. */
  readonly keyId: number | undefined;
  /** Where their request comes from. */
  readonly from: Origin;
}

export interface Anonymous {
  readonly kind: "anonymous";
}

/** Who makes a request. */
export type Caller = Person | Anonymous;

export const anonymous: Anonymous = { kind: "anonymous" };

/** Whether what they came with allows something of this kind: a session everything, a key what was said. */
export function allows({ scopes }: Pick<Person, "scopes">, scope: Scope): boolean {
  return scopes === undefined || scopes.includes(scope);
}

/** Whether they came with a key that stands in a public page, where everybody can read it. */
export const isForPages = ({ scopes }: Pick<Person, "scopes">): boolean => scopes?.includes("page") ?? false;

/** The caller's place in a team; undefined for someone who is not in it. */
export function membershipIn(person: Person, teamId: number): Membership | undefined {
  return person.memberships.find((membership) => membership.teamId === teamId);
}

/** Runs the team: Admin or Admin Only. */
export function isAdmin(membership: Membership | undefined): boolean {
  return membership?.position === "Admin" || membership?.position === "Admin Only";
}

/** The teams the caller runs. */
export function teamsRun({ memberships }: Person): number[] {
  return memberships.filter(isAdmin).map(({ teamId }) => teamId);
}

/** Everybody whose content the caller may read: themselves and their teams, lapsed ones, too. */
export function readableOwners(person: Person): number[] {
  return [person.personId, ...person.memberships.map(({ teamId }) => teamId)];
}

/**
 * Everybody whose content is used when the caller's texts are checked: lapsed teams no longer, and whoever only manages
 * a team does not write for it.
 */
export function checkingOwners(person: Person): number[] {
  const teams = person.memberships.filter(({ lapsed, position }) => !lapsed && position !== "Admin Only");
  return [person.personId, ...teams.map(({ teamId }) => teamId)];
}

/** The wire's `TeamId` of what an owner has: null for the caller's own. */
export function teamIdOf(person: Person, ownerId: number): number | null {
  return ownerId === person.personId ? null : ownerId;
}

/** The flags that apply to a person: those of the server, with the changes of the first team they are in. */
export function flagsOf({ memberships: [first] }: Pick<Person, "memberships">, flags: Flags): Flags {
  return flagsWith(flags, first?.flags ?? {});
}
