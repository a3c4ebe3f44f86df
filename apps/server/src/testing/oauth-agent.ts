import { createHash, randomBytes } from "node:crypto";
import type { TestServer } from "./test-server.ts";
import { stranger, type Visitor } from "./visitor.ts";

/** Where an agent waits that nobody has given an address. */
export const callback = "https://agent.example/callback?from=us";

/** What an answer of OAuth can hold. */
export interface OAuthAnswer {
  readonly client_id: string;
  readonly access_token: string;
  readonly scope: string;
  readonly error: string;
  readonly error_description: string;
}

/** Sends a form as programs do. */
export async function sendForm(server: Pick<TestServer, "url">, path: string, form: Record<string, string>) {
  const answer = await fetch(server.url + path, { method: "POST", body: new URLSearchParams(form) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as OAuthAnswer };
}

/** Registers a program; answers what it was told. */
export const registered = (server: TestServer, given: object = {}) =>
  stranger(server).post<OAuthAnswer>("/oauth/register", {
    client_name: "Agent",
    redirect_uris: [callback],
    ...given,
  });

/** A program that has registered, with what it asks a person and what it shows for the key. */
export async function oauthAgent(server: TestServer, given: object = {}, returnTo = callback) {
  const { body } = await registered(server, given);
  const verifier = randomBytes(32).toString("base64url");
  const asked = {
    ResponseType: "code",
    ClientId: body.client_id,
    ReturnTo: returnTo,
    Challenge: createHash("sha256").update(verifier).digest("base64url"),
    ChallengeMethod: "S256",
    State: "s",
  };
  const taking = {
    grant_type: "authorization_code",
    client_id: body.client_id,
    redirect_uri: returnTo,
    code_verifier: verifier,
  };
  return { id: body.client_id, asked, taking };
}

/** Lets a program have a key, by the page's own call. */
export const allowAgent = (person: Visitor, asked: object) =>
  person.post<{ Url: string; Code: string }>("/api/v1/connections/agents", asked);

/** The code that a person was sent back with. */
export const codeIn = (url: string): string => new URL(url).searchParams.get("code") ?? "";
