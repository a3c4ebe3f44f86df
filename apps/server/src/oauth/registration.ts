import { z } from "zod";
import type { Database } from "../db/index.ts";
import type { DialectResponse } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { insertClient } from "./client-store.ts";
import { answered, refused } from "./refused.ts";
import { hostOf, isReturnAddress } from "./return-address.ts";

const longestName = 60;

/** The members of a registration (RFC 7591) that are used. Others are ignored. */
export const registration = z.object({
  redirect_uris: z.array(z.string().max(500)).min(1).max(10),
  client_name: z.string().max(500).default(""),
  grant_types: z.array(z.string().max(100)).max(20).default(["authorization_code"]),
  response_types: z.array(z.string().max(100)).max(20).default(["code"]),
});

/** Registers an app. It gets no secret, because it proves itself with a new one for each request. */
export async function register({ query }: Database, asked: z.output<typeof registration>): Promise<DialectResponse> {
  const texts = refusals.oauth;
  if (!asked.redirect_uris.every(isReturnAddress)) return refused("invalid_redirect_uri", texts.redirectUri);
  if (!asked.grant_types.includes("authorization_code") || !asked.response_types.includes("code"))
    return refused("invalid_client_metadata", texts.codeOnly);
  const [first = ""] = asked.redirect_uris;
  const name = readable(asked.client_name) || (hostOf(first) ?? texts.unnamed);
  const client = await insertClient(query, { name, redirect_uris: asked.redirect_uris });
  if (!client) return refused("temporarily_unavailable", texts.full, 503);
  return answered(201, {
    client_id: client.id,
    client_id_issued_at: Math.floor(Date.now() / 1000),
    client_name: client.name,
    redirect_uris: client.redirect_uris,
    grant_types: ["authorization_code"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  });
}

/** Returns a name that is safe to show: short, and without control characters and changes of the writing direction. */
const readable = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, " ").trim()].slice(0, longestName).join("");
