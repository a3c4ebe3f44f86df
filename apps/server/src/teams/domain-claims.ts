import { domainToASCII } from "node:url";
import type { DomainClaim } from "@housestyle/contract";
import { isPublicMail } from "./public-mail.ts";

/** What decides whether a team's domains are active. */
export interface Claimant {
  readonly domains: readonly string[];
  /** Domains that the operator has allowed. */
  readonly allowed: readonly string[];
  /** Verified addresses of the team's admins. */
  readonly adminEmails: readonly string[];
}

/** Returns a domain as it is stored and compared, in lowercase ASCII, or undefined if it is invalid. */
export function asciiDomain(domain: string): string | undefined {
  return domainToASCII(domain) || undefined;
}

/** Returns the domain of an address. */
export function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf("@") + 1));
}

/**
 * Returns which domains are active: those that the operator has allowed, and those where an admin has a verified
 * address and that are not open to everyone. This is determined each time, so a domain becomes inactive when the admin
 * leaves.
 */
export function claimsOf({ domains, allowed, adminEmails }: Claimant): DomainClaim[] {
  const confirmed = new Set(adminEmails.map(domainOf));
  return domains.map((Domain) => {
    if (allowed.includes(Domain)) return { Domain, InForce: true, Reason: null };
    if (isPublicMail(Domain)) return { Domain, InForce: false, Reason: "public" };
    if (!confirmed.has(Domain)) return { Domain, InForce: false, Reason: "unconfirmed" };
    return { Domain, InForce: true, Reason: null };
  });
}
