import { z } from "zod";
import { challengeOf, insertToken, mostKeys, takeCode } from "../accounts/index.ts";
import { namesOf } from "../audit/index.ts";
import { parseJson } from "../border/index.ts";
import { hashKey } from "../caller/index.ts";
import { inOne } from "../db/index.ts";
import {
  type ApiDialect,
  type App,
  type DialectContext,
  type DialectResponse,
  Failure,
  originOfRequest,
  serveDialect,
} from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { isOurs, paths, resourceMetadata, serverMetadata } from "./addresses.ts";
import { clientAt, endKeyOf, keepClient } from "./client-store.ts";
import { answered, failedAs, refused } from "./refused.ts";
import { register, registration } from "./registration.ts";
import { hostOf } from "./return-address.ts";
import type { OAuthServices } from "./services.ts";

/** The most bytes of a request. Apps send a few hundred. */
const bodyLimit = 16_000;
const formType = "application/x-www-form-urlencoded";
const longestName = 100;

const taking = z.object({
  grant_type: z.string().max(100),
  code: z.string().max(200).default(""),
  redirect_uri: z.string().max(500).default(""),
  client_id: z.string().max(100),
  code_verifier: z.string().max(128).default(""),
  resource: z.string().max(500).optional(),
});

const ending = z.object({ token: z.string().max(200), client_id: z.string().max(100) });

/** Serves the calls of apps. */
export function oauthRoutes(app: App, services: OAuthServices): void {
  const { publicUrl } = services;
  const forms: ApiDialect = { bodies: { [formType]: readForm }, bodyLimit, failed: failedAs("invalid_request") };
  serveDialect(app, forms, (serve) => {
    const show = (path: string, told: object) =>
      serve({ method: "GET", path, input: z.unknown() }, async () => ({
        type: "application/json",
        headers: { "cache-control": "no-cache" },
        body: JSON.stringify(told),
      }));
    for (const path of paths.resources) show(path, resourceMetadata(publicUrl));
    show(paths.server, serverMetadata(publicUrl));
    const call = { method: "POST", allowance: "sign-in" } as const;
    serve({ ...call, path: paths.token, input: taking }, (sent, context) => takeKey(services, sent, context));
    serve({ ...call, path: paths.revoke, input: ending }, (sent, context) => endKey(services, sent, context));
  });

  const json: ApiDialect = {
    bodies: { "application/json": parseJson },
    bodyLimit,
    failed: failedAs("invalid_client_metadata"),
  };
  serveDialect(app, json, (serve) => {
    const call = { method: "POST", path: paths.register, allowance: "sign-in" } as const;
    serve({ ...call, input: registration }, (sent) => register(services.database, sent));
  });
}

/** Exchanges a code for the key, only for the app that requested it. */
async function takeKey(
  { database, audit, publicUrl }: OAuthServices,
  { grant_type, code, redirect_uri, client_id, code_verifier, resource }: z.output<typeof taking>,
  { request }: DialectContext,
): Promise<DialectResponse> {
  const texts = refusals.oauth;
  if (grant_type !== "authorization_code") return refused("unsupported_grant_type", texts.grantType);
  if (!isOurs(resource, publicUrl)) return refused("invalid_target", texts.target);
  const client = await clientAt(database.query, client_id);
  if (!client) return refused("invalid_client", texts.client);
  return inOne(database, async (transaction) => {
    const asked = { client: client_id, challenge: challengeOf(code_verifier), returnTo: redirect_uri, state: "" };
    const allowed = await takeCode(transaction, code, asked);
    if (!allowed) return refused("invalid_grant", texts.code);
    const { personId, scopes } = allowed;
    const host = hostOf(redirect_uri);
    const name = (host === undefined ? client.name : `${client.name} (${host})`).slice(0, longestName);
    const made = await insertToken(transaction, personId, { name, scopes, endsOn: undefined, clientId: client_id });
    if (!made) throw new Failure("too-many", { message: refusals.content.full(mostKeys) });
    await keepClient(transaction, client_id);
    const details = { Names: namesOf([name]), Fields: [...scopes] };
    await audit.note(transaction, { personId, from: originOfRequest(request) }, [
      { what: "key.made", teamId: undefined, targetId: made.row.id, details },
    ]);
    // It has no end, as keys of our own programs have none; so there is nothing to renew it with.
    return answered(200, { access_token: made.token, token_type: "Bearer", scope: scopes.join(" ") });
  });
}

/** Revokes a key of an app. An unknown key counts as revoked (RFC 7009, section 2.2). */
async function endKey(
  { database, audit }: OAuthServices,
  { token, client_id }: z.output<typeof ending>,
  { request }: DialectContext,
): Promise<DialectResponse> {
  await inOne(database, async (transaction) => {
    const ended = await endKeyOf(transaction, client_id, hashKey(token));
    if (!ended) return;
    await audit.note(transaction, { personId: ended.person_id, from: originOfRequest(request) }, [
      { what: "key.ended", teamId: undefined, targetId: ended.id, details: { Names: namesOf([ended.name]) } },
    ]);
  });
  return answered(200, {});
}

const readForm = (body: Buffer): Record<string, string> => Object.fromEntries(new URLSearchParams(body.toString()));
