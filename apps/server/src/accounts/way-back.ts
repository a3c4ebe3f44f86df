/** Our own page for logging in, for what failed without a code. */
export const failedLogin = "/login?error=failed";

/**
 * Where a browser goes that comes back from signing in elsewhere: to where the library sends it, and to our own page for
 * logging in, with a code, when that tells of an error or the library only refused. Undefined for an answer that is no
 * step of signing in.
 */
export function wayBack(status: number, location: string | null, publicUrl: string): string | undefined {
  if (location === null) return status >= 400 ? failedLogin : undefined;
  const url = URL.canParse(location, publicUrl) ? new URL(location, publicUrl) : undefined;
  if (url?.origin !== new URL(publicUrl).origin) return location;
  const error = url.searchParams.get("error");
  return error === null ? location : loginWith(error);
}

/** What a provider says of a failure is not handed on: only its code, and only where it looks like one. */
function loginWith(error: string): string {
  return /^[\w-]{1,64}$/.test(error) ? `/login?error=${error}` : failedLogin;
}
