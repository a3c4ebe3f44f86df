import { mayEdit, mayWrite, membershipIn, type Person } from "../caller/index.ts";

/** Allows admins to add terms, and other members to propose some with the status Pending if the team allows it. */
export function mayAddTerms(person: Person, ownerId: number, terms: readonly { readonly Status?: unknown }[]): void {
  const membership = membershipIn(person, ownerId);
  const proposes = terms.every(({ Status }) => Status === "Pending");
  if (membership?.allowTermProposals && proposes) mayWrite(membership);
  else mayEdit(person, ownerId);
}
