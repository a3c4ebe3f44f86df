import { allowAgentConnection, type Query, readAgentConnection, type Scope } from "@housestyle/contract";
import { insertCode } from "../accounts/index.ts";
import type { Person } from "../caller/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { agentScopes, isOurs, issuerOf } from "./addresses.ts";
import { type Client, clientAt } from "./client-store.ts";
import { hostOf, isRegistered, withQuery } from "./return-address.ts";
import type { OAuthServices } from "./services.ts";

type ConsentQuery = Query<typeof readAgentConnection>;

/** Serves the page on which a person allows an agent a key. */
export function consentRoutes(app: App, services: OAuthServices): void {
  const { database, publicUrl } = services;
  const iss = issuerOf(publicUrl);

  route(app, readAgentConnection, async (_, { person, query }) => {
    const client = await clientAsking(services, person, query);
    return {
      Name: client.name,
      Host: hostOf(query.ReturnTo) ?? null,
      Scopes: scopesIn(query.Scope),
      Refused: withQuery(query.ReturnTo, { error: "access_denied", state: query.State, iss }),
    };
  });

  route(
    app,
    allowAgentConnection,
    async (asked, { person }) => {
      await clientAsking(services, person, asked);
      const allowed = { personId: person.personId, scopes: scopesIn(asked.Scope) };
      const code = await inOne(database, (transaction) =>
        insertCode(transaction, allowed, {
          client: asked.ClientId,
          challenge: asked.Challenge,
          returnTo: asked.ReturnTo,
          // The program compares it itself; it is not sent for the key.
          state: "",
        }),
      );
      return { Url: withQuery(asked.ReturnTo, { code, state: asked.State, iss }) };
    },
    { allowance: "sign-in" },
  );
}

/**
 * Fails unless the caller has a session, because a key cannot grant anything, and the redirect address is registered.
 */
async function clientAsking(
  { database, publicUrl }: OAuthServices,
  { sessionId }: Person,
  { ClientId, ReturnTo, Resource }: ConsentQuery,
): Promise<Client> {
  if (sessionId === undefined) throw new Failure("forbidden");
  const client = await clientAt(database.query, ClientId);
  if (!client || !isRegistered(ReturnTo, client.redirect_uris) || !isOurs(Resource, publicUrl))
    throw new Failure("bad-link");
  return client;
}

/** Returns what is allowed of what was asked for; a program that names nothing we know gets what agents usually have. */
function scopesIn(scope = ""): Scope[] {
  const asked = scope.split(" ");
  const known = agentScopes.filter((each) => asked.includes(each));
  return known.length > 0 ? known : [...agentScopes];
}
