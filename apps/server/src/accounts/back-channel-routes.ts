import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { type App, type DialectResponse, Failure, originOfRequest, serveDialect } from "../http/index.ts";
import { actOf } from "./account-acts.ts";
import { personOfProvider, readOidcConfig } from "./provider-store.ts";
import type { AccountServices } from "./services.ts";
import { endOtherSessions, notifyClientsOf } from "./store.ts";

/** The most bytes of a request. */
const bodyLimit = 20_000;
const event = "http://schemas.openid.net/event/backchannel-logout";

const sent = z.object({ logout_token: z.string().max(bodyLimit) });

/**
 * Serves logout by a team's identity provider (OpenID Connect Back-Channel Logout 1.0): it sends a signed token when someone
 * logs out there, and all of their sessions end here.
 */
export function backChannelRoutes(app: App, services: AccountServices): void {
  const dialect = {
    bodies: { "application/x-www-form-urlencoded": readForm },
    bodyLimit,
    failed: ({ statusCode }: Failure) => answered(statusCode, { error: "invalid_request" }),
  };
  serveDialect(app, dialect, (serve) => {
    const call = { method: "POST", path: "/api/auth/sso/back-channel/:provider", allowance: "provisioning" } as const;
    serve({ ...call, input: sent }, async ({ logout_token }, { request }) => {
      const { provider } = request.params as { readonly provider: string };
      const subject = await subjectOf(services, provider, logout_token);
      await services.database.query.transaction().execute(async (transaction) => {
        const personId = await personOfProvider(transaction, provider, subject);
        if (personId === undefined) return;
        await endOtherSessions(transaction, personId, undefined);
        const actor = { personId: undefined, from: originOfRequest(request) };
        await services.audit.note(transaction, actor, [actOf("account.signed-out", personId)]);
        await notifyClientsOf(transaction, personId);
      });
      return answered(200, {});
    });
  });
}

/** Returns whom a genuine logout token is about. Fails with `bad-request`. */
async function subjectOf({ database, fetch }: AccountServices, provider: string, token: string): Promise<string> {
  const config = await readOidcConfig(database, provider);
  if (!config) throw new Failure("no-such-row");
  try {
    const keys = createRemoteJWKSet(new URL(config.jwksEndpoint), {
      [customFetch]: (url, init) => fetch(url, { ...init, redirect: "error" }),
    });
    const { issuer, clientId: audience } = config;
    const { payload } = await jwtVerify(token, keys, { issuer, audience, maxTokenAge: "5m", clockTolerance: 60 });
    if (isLogout(payload)) return payload.sub;
  } catch {
    // Not signed by the provider, for another client, too old: all the same to whoever sent it.
  }
  throw new Failure("bad-request");
}

function isLogout(payload: JWTPayload): payload is JWTPayload & { readonly sub: string } {
  const { events, nonce, sub } = payload;
  const isEvent = typeof events === "object" && events !== null && Object.hasOwn(events, event);
  // An identity token has a nonce: it must not end sessions.
  return isEvent && nonce === undefined && typeof sub === "string" && sub !== "";
}

const readForm = (body: Buffer): Record<string, string> => Object.fromEntries(new URLSearchParams(body.toString()));

function answered(status: number, body: object): DialectResponse {
  const headers = { "cache-control": "no-store" };
  return { status, type: "application/json", headers, body: JSON.stringify(body) };
}
