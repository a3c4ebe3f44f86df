import type { Pool } from "pg";
import type { Audit } from "../audit/index.ts";
import { nowhere } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { Mail, MailRequester, OutgoingEmail } from "../mail/index.ts";
import { actOf } from "./account-acts.ts";
import { type Auth, type AuthSettings, createAuth } from "./auth.ts";
import { mayMakeAccount } from "./may-make-account.ts";
import { confirmByProvider, domainOfProvider, emailOfLinked, joinByProvider } from "./provider-store.ts";
import type { SignUpMode } from "./services.ts";
import { crownFirst, emailOf, endConnectCodes, endResetLinks, isDisabled } from "./store.ts";
import { storing } from "./stored-emails.ts";
import { isWithinDomain } from "./within-domain.ts";

/** Sets up login: the library, and what happens to a new account. */
export function setUpSignIn(
  database: Database & { readonly pool: Pool },
  mail: Mail,
  audit: Audit,
  settings: AuthSettings & { readonly signUpMode: SignUpMode },
): Promise<Auth> {
  const { publicUrl, signUpMode } = settings;
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const send = (letter: OutgoingEmail, sender: MailRequester) =>
    storing(() =>
      database.query.transaction().execute(async (transaction) => {
        await mail.allow(transaction, letter.kind, [letter.to], sender);
        await mail.send(transaction, [letter]);
      }),
    );
  const mayVouchFor = async (provider: string, email: string, accountId?: string) => {
    const domain = await domainOfProvider(database, provider);
    // The provider may have had another domain when it first named this person.
    const linked = accountId === undefined ? undefined : await emailOfLinked(database, provider, accountId);
    return isWithinDomain(email, domain) && (linked === undefined || isWithinDomain(linked, domain));
  };
  return createAuth(database.pool, settings, {
    // Whoever asks for a new password is not known, so it is on nobody's account.
    sendReset: (to, token) => send({ kind: "reset-password", to, link: link("/reset-password", token) }, {}),
    // Into a folder nothing is written: there the form itself says that the address is known.
    sendKnown: async (to) => {
      if (!mail.toFolder) await send({ kind: "known-address", to, link: `${publicUrl}/login` }, {});
    },
    sendVerification: (account, to, token) =>
      send({ kind: "verify-email", to, link: link("/verify-email", token) }, { account }),
    passwordReset: async (id) => {
      await endConnectCodes(database, id);
      await endResetLinks(database.query, id);
    },
    // The library does these acts; each is noted right behind it.
    created: async (personId, from) => {
      await crownFirst(database, personId);
      await audit.note(database.query, { personId, from }, [actOf("account.made", personId)]);
    },
    maySignIn: async (personId) => !(await isDisabled(database, personId)),
    signedIn: (personId, from) =>
      audit.note(database.query, { personId, from }, [actOf("account.signed-in", personId)]),
    confirmed: (personId, from) =>
      audit.note(database.query, { personId, from }, [actOf("account.email-confirmed", personId)]),
    cameFrom: (personId, provider) =>
      database.query.transaction().execute(async (transaction) => {
        const email = (await emailOf(database, personId)) ?? "";
        if (await mayVouchFor(provider, email)) await confirmByProvider(transaction, personId);
        const joined = await joinByProvider(transaction, personId, provider);
        const acts = joined.map(({ id, team_id }) => ({
          what: "member.joined" as const,
          teamId: team_id,
          targetId: id,
        }));
        await audit.note(transaction, { personId, from: nowhere }, acts);
      }),
    mayCreate: (email) => mayMakeAccount(database, signUpMode, email),
    mayVouchFor,
  });
}
