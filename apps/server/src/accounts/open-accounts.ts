import type { Pool } from "pg";
import type { Database } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import { joinByDomain } from "../teams/index.ts";
import { type Auth, type AuthSettings, createAuth } from "./auth.ts";
import type { SignUpMode } from "./services.ts";
import { crownFirst, isEmpty, isInvited, joinByProvider } from "./store.ts";

/** Sets up signing in: the library, and what happens to a new account. */
export function openAccounts(
  database: Database & { readonly pool: Pool },
  mail: Mail,
  settings: AuthSettings & { readonly signUpMode: SignUpMode },
): Promise<Auth> {
  const { publicUrl, signUpMode } = settings;
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return createAuth(database.pool, settings, {
    sendReset: (to, token) => mail.send({ kind: "reset-password", to, link: link("/reset-password", token) }),
    sendVerification: (to, token) => mail.send({ kind: "verify-email", to, link: link("/verify-email", token) }),
    created: async (id, email, verified) => {
      await crownFirst(database, id);
      if (verified) await joinByDomain(database, { id, email });
    },
    verified: (id, email) => joinByDomain(database, { id, email }),
    cameFrom: (id, provider) => joinByProvider(database, id, provider),
    mayCreate: async (email) =>
      signUpMode === "open" ||
      (await isEmpty(database)) ||
      (signUpMode === "invited" && (await isInvited(database, email))),
  });
}
