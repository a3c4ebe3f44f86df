import { domainToASCII } from "node:url";
import type { DomainClaim } from "@housestyle/contract";
import { isPublicMail } from "./public-mail.ts";

/** What decides whether a team's domains are in force. */
export interface Claimant {
  readonly domains: readonly string[];
  /** Domains the operator has allowed. */
  readonly allowed: readonly string[];
  /** Confirmed addresses of those who run the team. */
  readonly adminEmails: readonly string[];
}

/** A domain as it is stored and compared: lower case, in the letters of DNS. Undefined when it cannot be one. */
export function asciiDomain(domain: string): string | undefined {
  return domainToASCII(domain) || undefined;
}

/** The domain of an address. */
export function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf("@") + 1));
}

/**
 * A domain is in force when the operator has allowed it, or when somebody who runs the team has a confirmed address
 * there and not just everybody can have one. It is worked out anew each time: who leaves takes the right along.
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
