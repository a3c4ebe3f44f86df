import type { Scope } from "@housestyle/contract";

/** The scopes of an agent: for the tools, and for snippets. */
export const agentScopes = ["check", "read"] as const satisfies readonly Scope[];

const resourcePath = "/.well-known/oauth-protected-resource";

/** The paths of OAuth. The page is also used to connect Housestyle's own apps. */
export const paths = {
  server: "/.well-known/oauth-authorization-server",
  /** The protected resource with its path and without (RFC 9728, section 3.1). */
  resources: [resourcePath, `${resourcePath}/mcp`],
  consent: "/connect",
  register: "/oauth/register",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
} as const;

/** Returns what the key is for (RFC 9728). */
export function resourceMetadata(publicUrl: string) {
  return {
    resource: resourceOf(publicUrl),
    resource_name: "Housestyle",
    authorization_servers: [issuerOf(publicUrl)],
    scopes_supported: [...agentScopes],
    bearer_methods_supported: ["header"],
  };
}

/** Returns how a key is come by (RFC 8414). */
export function serverMetadata(publicUrl: string) {
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    issuer: issuerOf(publicUrl),
    authorization_endpoint: at(paths.consent),
    token_endpoint: at(paths.token),
    registration_endpoint: at(paths.register),
    revocation_endpoint: at(paths.revoke),
    scopes_supported: [...agentScopes],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}

/** Returns the name of this server in OAuth. */
export const issuerOf = (publicUrl: string): string => new URL(publicUrl).origin;

const resourceOf = (publicUrl: string): string => new URL("/mcp", publicUrl).href;

/** Returns whether a key may be asked for with this `resource` (RFC 8707): none named, agents' calls, or the whole server. */
export function isOurs(resource: string | undefined, publicUrl: string): boolean {
  const issuer = issuerOf(publicUrl);
  return resource === undefined || [resourceOf(publicUrl), issuer, `${issuer}/`].includes(resource);
}

/** Returns the header that shows a program without a good key where to get one (RFC 6750, RFC 9728). */
export function bearerChallenge(publicUrl: string, error?: "invalid_token" | "insufficient_scope"): string {
  const members = [
    ["realm", "Housestyle"],
    ...(error === undefined ? [] : [["error", error]]),
    ["scope", agentScopes.join(" ")],
    ["resource_metadata", new URL(`${resourcePath}/mcp`, publicUrl).href],
  ];
  return `Bearer ${members.map(([name, value]) => `${name}="${value}"`).join(", ")}`;
}
