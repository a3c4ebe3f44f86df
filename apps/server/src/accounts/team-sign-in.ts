import {
  deleteTeamSignIn,
  type Input,
  readSignInSetup,
  readTeamSignIn,
  saveTeamSignIn,
  testTeamSignIn,
} from "@housestyle/contract";
import { namesOf } from "../audit/index.ts";
import { mustRun, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { answerOf, libraryHeaders } from "./ask-library.ts";
import { discover } from "./discover.ts";
import { isProven, proofOfDomain } from "./prove-domain.ts";
import { allowedDomains, deleteProvider, type Provider, readProvider, saveProvider } from "./provider-store.ts";
import type { AccountServices } from "./services.ts";
import { insertTest, readTestResult } from "./sign-in-test-store.ts";
import { startElsewhere } from "./start-elsewhere.ts";

/**
 * Serves login with a team's own identity provider. It vouches for a whole domain, so a team's admins can set it up only for
 * a domain that they have proven.
 */
export function teamSignInRoutes(app: App, services: AccountServices): void {
  const { database, audit, publicUrl } = services;
  const inOne = <T>(work: (transaction: Database["query"]) => Promise<T>) => database.query.transaction().execute(work);

  route(app, readTeamSignIn, async (_, { person, params }) => {
    if (!person.isOperator) mustRun(person, params.id);
    const provider = await readProvider(database, params.id);
    if (!provider) throw new Failure("no-such-row");
    return toWire(provider, publicUrl);
  });

  route(
    app,
    saveTeamSignIn,
    async (given, { person, params }) => {
      await mayVouch(person, params.id, given.Domain, services);
      const config = given.Kind === "oidc" ? await oidcConfig(given, services.fetch) : samlConfig(given, publicUrl);
      const provider = { teamId: params.id, kind: given.Kind, domain: given.Domain, issuer: given.Issuer };
      await inOne(async (transaction) => {
        if (!(await saveProvider(transaction, provider, config))) throw new Failure("no-such-row");
        const details = { Names: namesOf([given.Domain]) };
        await audit.note(transaction, person, [{ what: "sign-in.changed", teamId: params.id, details }]);
      });
      return toWire(provider, publicUrl);
    },
    { allowance: "sign-in" },
  );

  route(app, readSignInSetup, async (_, { person, params: { id } }) => {
    if (!person.isOperator) mustRun(person, id);
    const provider = await readProvider(database, id);
    return {
      IsOffered: services.site.Flags.WLSSO,
      Provider: provider ? toWire(provider, publicUrl) : null,
      Record: proofOfDomain(services.secret, id),
      AllowedDomains: await allowedDomains(database, id),
      EntityId: publicUrl,
      CallbackUrls: { oidc: callbackUrl("oidc", id, publicUrl), saml: callbackUrl("saml", id, publicUrl) },
      LastTest: (await readTestResult(database.query, id)) ?? null,
    };
  });

  route(
    app,
    testTeamSignIn,
    async (_, { person, params: { id }, request, reply }) => {
      mayChange(person, id, services);
      if (!(await readProvider(database, id))) throw new Failure("no-such-row");
      const response = await startElsewhere(services, providerOfTeam(id), "/", libraryHeaders(request, publicUrl));
      const Url = String((await answerOf(response, reply)).url);
      const { searchParams } = new URL(Url);
      await insertTest(database.query, id, searchParams.get("state") ?? searchParams.get("RelayState") ?? "");
      return { Url };
    },
    { allowance: "sign-in" },
  );

  route(app, deleteTeamSignIn, async (_, { person, params }) => {
    mayChange(person, params.id, services);
    await inOne(async (transaction) => {
      if (!(await deleteProvider(transaction, params.id))) throw new Failure("no-such-row");
      await audit.note(transaction, person, [{ what: "sign-in.removed", teamId: params.id }]);
    });
    return undefined;
  });
}

/** Returns the name of a team's provider. */
export function providerOfTeam(teamId: number): string {
  return `team-${teamId}`;
}

/** Allows the operator, and admins while the team's license is valid, if the server offers it. */
function mayChange(person: Person, teamId: number, { site }: AccountServices): void {
  if (!person.isOperator && mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
  if (!site.Flags.WLSSO) throw new Failure("forbidden", { message: refusals.accounts.ownSignInOff });
}

/** Allows the operator to name any domain, and admins one that the operator has allowed or that has the team's record. */
async function mayVouch(person: Person, teamId: number, domain: string, services: AccountServices): Promise<void> {
  mayChange(person, teamId, services);
  if (person.isOperator) return;
  const { database, secret, resolveTxt } = services;
  const record = proofOfDomain(secret, teamId);
  const allowed = await allowedDomains(database, teamId);
  if (!(await isProven(domain, { allowed, record }, resolveTxt))) {
    throw new Failure("not-your-domain", { message: refusals.accounts.unprovenDomain(domain, record) });
  }
}

type TeamSignInInput = Input<typeof saveTeamSignIn>;

async function oidcConfig({ Issuer, ClientId, ClientSecret }: TeamSignInInput, fetch: typeof globalThis.fetch) {
  if (ClientId === "" || ClientSecret === "") {
    throw new Failure("bad-request", { message: refusals.accounts.noClient });
  }
  const endpoints = await discover(Issuer, fetch);
  return {
    issuer: Issuer,
    clientId: ClientId,
    clientSecret: ClientSecret,
    pkce: true,
    scopes: ["openid", "email", "profile"],
    discoveryEndpoint: `${Issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    ...endpoints,
  };
}

function samlConfig({ Issuer, EntryPoint, Certificate }: TeamSignInInput, publicUrl: string) {
  if (EntryPoint === undefined || Certificate === "") {
    throw new Failure("bad-request", { message: refusals.accounts.noEntryPoint });
  }
  return {
    // Ours; the provider's own name stands in its metadata.
    issuer: publicUrl,
    idpMetadata: { entityID: Issuer },
    entryPoint: EntryPoint,
    cert: Certificate,
    callbackUrl: publicUrl,
    wantAssertionsSigned: true,
    spMetadata: {},
    identifierFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  };
}

function toWire({ teamId, kind, domain, issuer }: Provider, publicUrl: string) {
  const CallbackUrl = callbackUrl(kind, teamId, publicUrl);
  return { Kind: kind, Domain: domain, Issuer: issuer, Provider: providerOfTeam(teamId), CallbackUrl };
}

function callbackUrl(kind: Provider["kind"], teamId: number, publicUrl: string): string {
  const name = providerOfTeam(teamId);
  return `${publicUrl}/api/auth/${kind === "oidc" ? `sso/callback/${name}` : `sso/saml2/sp/acs/${name}`}`;
}
