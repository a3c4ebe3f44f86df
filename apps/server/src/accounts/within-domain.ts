import { domainToASCII } from "node:url";

/** Whether an address is at a domain or below it. */
export function isWithinDomain(email: string, domain: string | undefined): boolean {
  const wanted = domainToASCII(domain ?? "");
  const at = domainToASCII(email.slice(email.lastIndexOf("@") + 1));
  return wanted !== "" && email.includes("@") && (at === wanted || at.endsWith(`.${wanted}`));
}
