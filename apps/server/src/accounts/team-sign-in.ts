import { deleteTeamSignIn, type Input, readTeamSignIn, saveTeamSignIn } from "@housestyle/contract";
import { namesOf } from "../audit/index.ts";
import { mustRun, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { discover } from "./discover.ts";
import type { AccountServices } from "./services.ts";
import { deleteProvider, type Provider, readProvider, saveProvider } from "./store.ts";

/**
 * Serves login with a team's own identity provider. Only the operator can set it up, because it vouches for a whole
 * domain.
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
      mayVouch(person, services);
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

  route(app, deleteTeamSignIn, async (_, { person, params }) => {
    mayVouch(person, services);
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

function mayVouch(person: Person, { site }: AccountServices): void {
  if (!person.isOperator) throw new Failure("operators-only");
  if (!site.Flags.WLSSO) throw new Failure("forbidden", { message: refusals.accounts.ownSignInOff });
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
  const name = providerOfTeam(teamId);
  const path = kind === "oidc" ? `sso/callback/${name}` : `sso/saml2/sp/acs/${name}`;
  return { Kind: kind, Domain: domain, Issuer: issuer, Provider: name, CallbackUrl: `${publicUrl}/api/auth/${path}` };
}
