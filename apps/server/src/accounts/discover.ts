import { Failure } from "../http/index.ts";

/** The endpoints of an OpenID Connect provider. */
export interface Discovered {
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksEndpoint: string;
  readonly userInfoEndpoint: string | undefined;
  readonly tokenEndpointAuthentication: "client_secret_basic" | "client_secret_post";
}

const patience = 10_000;

/** Requests a provider's configuration. Fails with `bad-issuer`, without details of what was found. */
export async function discover(issuer: string, fetch: typeof globalThis.fetch): Promise<Discovered> {
  const found = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, fetch);
  const address = (name: string) => {
    const value = found[name];
    return typeof value === "string" && URL.canParse(value) && /^https?:/.test(value) ? value : undefined;
  };
  const [authorizationEndpoint, tokenEndpoint, jwksEndpoint] = [
    address("authorization_endpoint"),
    address("token_endpoint"),
    address("jwks_uri"),
  ];
  if (found.issuer !== issuer || !authorizationEndpoint || !tokenEndpoint || !jwksEndpoint)
    throw new Failure("bad-issuer");
  const ways = found.token_endpoint_auth_methods_supported;
  const onlyPost = Array.isArray(ways) && ways.includes("client_secret_post") && !ways.includes("client_secret_basic");
  return {
    authorizationEndpoint,
    tokenEndpoint,
    jwksEndpoint,
    userInfoEndpoint: address("userinfo_endpoint"),
    tokenEndpointAuthentication: onlyPost ? "client_secret_post" : "client_secret_basic",
  };
}

async function ask(url: string, fetch: typeof globalThis.fetch): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(patience) });
    const body: unknown = await response.json();
    if (response.ok && typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch {
    // Not there, not public, not JSON: all the same to the caller.
  }
  throw new Failure("bad-issuer");
}
