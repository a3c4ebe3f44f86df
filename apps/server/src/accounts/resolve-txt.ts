import { Resolver } from "node:dns/promises";
import type { ResolveTxt } from "./prove-domain.ts";

const patience = { timeout: 5_000, tries: 1 } as const;

/** Asks the name servers of the system. */
export const resolveTxt: ResolveTxt = async (domain) => {
  try {
    const records = await new Resolver(patience).resolveTxt(domain);
    return records.map((parts) => parts.join(""));
  } catch {
    // No such domain, no such record, no answer: it proves nothing.
    return [];
  }
};
