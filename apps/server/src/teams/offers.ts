import type { Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import { type Database, inOne } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { claimsOf, domainOf } from "./domain-claims.ts";
import { lockTeam } from "./member-store.ts";
import { insertByOffer, insertDeclined, readClaimants } from "./offer-store.ts";

type Query = Database["query"];

/** A team that people at a domain can join. */
interface Offer {
  readonly TeamId: number;
  readonly TeamName: string;
  readonly Domain: string;
}

/**
 * Returns the teams a person can join with their verified address, without those they are or were in, because a removed
 * person needs an invitation. Nothing about the person is stored or shown before they accept.
 */
export async function offersFor(query: Query, person: Person): Promise<Offer[]> {
  if (!person.emailVerified) return [];
  const domain = domainOf(person.email);
  const rows = await readClaimants(query, domain, person.personId);
  return rows
    .filter((team) => claimsOf(team).some((claim) => claim.Domain === domain && claim.InForce))
    .map(({ id, name }) => ({ TeamId: id, TeamName: name, Domain: domain }));
}

/** Joins an offered team, and accepts an invitation to the same address. Fails with `no-such-row`. */
export async function acceptOffer(
  { database, audit }: { readonly database: Database; readonly audit: Audit },
  person: Person,
  teamId: number,
): Promise<void> {
  await inOne(database, async (transaction) => {
    // Who takes the domain back or stops being admin at the same time is heard before or after, not in between.
    await lockTeam(transaction, teamId);
    const { Domain } = await mustBeOffered(transaction, person, teamId);
    const joined = await insertByOffer(transaction, teamId, { ...person, domain: Domain });
    await audit.note(transaction, person, [{ what: "member.joined", teamId, targetId: joined }]);
  });
}

/** Declines a team, which is then not offered again. Fails with `no-such-row`. */
export async function declineOffer({ query }: Database, person: Person, teamId: number): Promise<void> {
  const { Domain } = await mustBeOffered(query, person, teamId);
  await insertDeclined(query, teamId, { personId: person.personId, domain: Domain });
}

async function mustBeOffered(query: Query, person: Person, teamId: number): Promise<Offer> {
  const offers = await offersFor(query, person);
  const offer = offers.find(({ TeamId }) => TeamId === teamId);
  if (!offer) throw new Failure("no-such-row");
  return offer;
}
