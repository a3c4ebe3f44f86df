/** The login page for a failure without a code. */
export const failedLogin = "/login?error=failed";

/** The login page for an answer of an identity provider that is not genuine, or too old. */
export const invalidAnswer = "/login?error=invalid_saml_response";

/**
 * Returns where a browser goes after it returns from an external login: where the library sends it, or to the login
 * page with an error code. Returns undefined for a response that is not a step of a login.
 */
export function wayBack(status: number, location: string | null, publicUrl: string): string | undefined {
  if (location === null) return status >= 400 ? failedLogin : undefined;
  const url = URL.canParse(location, publicUrl) ? new URL(location, publicUrl) : undefined;
  if (url?.origin !== new URL(publicUrl).origin) return location;
  const error = url.searchParams.get("error");
  return error === null ? location : loginWith(error);
}

/** Returns the login page with a provider's error code, if it looks like one. Other details are not passed on. */
function loginWith(error: string): string {
  return /^[\w-]{1,64}$/.test(error) ? `/login?error=${error}` : failedLogin;
}
