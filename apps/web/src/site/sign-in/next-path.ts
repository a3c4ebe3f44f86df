/**
 * Returns the path to go to after signing in, as given in the address of the page. Only paths on this site are
 * accepted, so that a link cannot redirect people elsewhere.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get("next");
  return next !== null && isOwnPath(next) ? next : undefined;
}

/** Whether a browser would stay with us: one slash in front, and none of the signs browsers read as a second one. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path);
}

/** The login's address that comes back to a path. */
export function loginTo(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
