/**
 * The prefixes of the session cookie, the strongest first. Only this host can set `__Host-` cookies, and only over
 * HTTPS; the others could be set by a neighboring domain to put a visitor into another account. They are used by
 * earlier versions and without HTTPS.
 */
const [strongest, ...weaker] = ["__Host-housestyle", "__Secure-housestyle", "housestyle"] as const;
const session = "session_token";

/** The names of the session cookie, in order of precedence. */
export const sessionCookies: readonly string[] = [strongest, ...weaker].map((prefix) => `${prefix}.${session}`);

/** Returns how cookies begin that are set at this address. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? strongest : "housestyle";
}

/** Returns the value of a cookie in a `Cookie` header. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Returns a `Cookie` header in which the session that counts has the name that is set at this address, and no other has one. */
export function withCurrentName(cookies: string, publicUrl: string): string {
  const counting = sessionCookies.map((name) => cookieValue(cookies, name)).find((value) => value !== undefined);
  const others = cookies
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !sessionCookies.includes(part.slice(0, part.indexOf("="))));
  const own = counting === undefined ? [] : [`${cookiePrefix(publicUrl)}.${session}=${counting}`];
  return [...own, ...others].join("; ");
}

/** Returns `Set-Cookie` lines with, where one sets or ends the session, those that end it under its weaker names. */
export function endingWeaker(lines: readonly string[]): string[] {
  if (!lines.some((line) => line.startsWith(`${strongest}.${session}=`))) return [...lines];
  const ends = weaker.map((prefix) => `${prefix}.${session}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
  return [...lines, ...ends];
}
