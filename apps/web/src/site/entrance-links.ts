import { loginTo, nextPath } from "./sign-in/next-path.ts";

/** Where the header's login and sign-up lead. */
export interface EntranceLinks {
  readonly logIn: string;
  readonly signUp: string;
}

/** From an invitation, or on its way, an account leads on into that team; from elsewhere to the product. */
export function entranceLinks(path: string, search: string): EntranceLinks {
  const token = invitationOf(path, search);
  if (!token) return { logIn: "/login", signUp: "/signup" };
  const escaped = encodeURIComponent(token);
  return { logIn: loginTo(`/invitation?token=${escaped}`), signUp: `/signup?invitation=${escaped}` };
}

function invitationOf(path: string, search: string): string | null {
  const asked = new URLSearchParams(search);
  if (path === "/invitation") return asked.get("token");
  if (path === "/signup") return asked.get("invitation");
  const next = nextPath(search);
  return next?.startsWith("/invitation?") ? new URLSearchParams(next.slice(next.indexOf("?"))).get("token") : null;
}
