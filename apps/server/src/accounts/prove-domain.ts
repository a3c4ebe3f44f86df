import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";

/** Returns the TXT records of a domain; none if it has none or cannot be reached. */
export type ResolveTxt = (domain: string) => Promise<readonly string[]>;

/** Returns the TXT record with which a team proves that a domain is its own. */
export function proofOfDomain(secret: string, teamId: number): string {
  const proof = createHmac("sha256", secret).update(`domain-of-team:${teamId}`).digest("base64url").slice(0, 32);
  return `housestyle-team=${proof}`;
}

/** Whether a team has proven a domain: the operator has allowed it, or the domain has the team's record. */
export async function isProven(
  domain: string,
  { allowed, record }: { readonly allowed: readonly string[]; readonly record: string },
  resolveTxt: ResolveTxt,
): Promise<boolean> {
  const ascii = domainToASCII(domain);
  if (ascii === "") return false;
  if (allowed.includes(ascii)) return true;
  const records = await resolveTxt(ascii);
  return records.some((each) => each.trim() === record);
}
