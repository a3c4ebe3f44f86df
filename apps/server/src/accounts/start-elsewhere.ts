import { Failure } from "../http/index.ts";
import type { AccountServices } from "./services.ts";

/** Starts a login with another service. Returns the library's response, which has the address to go to. */
export function startElsewhere({ auth }: AccountServices, provider: string, callbackURL: string, headers: Headers) {
  const api = auth.api as unknown as Record<string, (options: unknown) => Promise<Response>>;
  if (provider.startsWith("team-")) {
    const body = { providerId: provider, callbackURL };
    return callApi(api.signInSSO, { body, headers });
  }
  return callApi(api.signInSocial, { body: { provider, callbackURL, disableRedirect: true }, headers });
}

function callApi(call: ((options: unknown) => Promise<Response>) | undefined, options: object): Promise<Response> {
  if (!call) throw new Failure("no-such-row");
  return call({ ...options, asResponse: true });
}
