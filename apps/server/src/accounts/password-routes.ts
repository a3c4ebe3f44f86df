import {
  changePassword,
  listKeysOfReset,
  requestReset,
  resetPassword,
  sendVerification,
  verifyEmail,
} from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import { type Actor, namesOf } from "../audit/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, networkOf, originOfRequest, route } from "../http/index.ts";
import { actOf } from "./account-acts.ts";
import { answerOf, libraryHeaders } from "./ask-library.ts";
import { logInLimits } from "./attempts.ts";
import { mustBePatient } from "./must-be-patient.ts";
import { mustKnowPassword } from "./must-know-password.ts";
import { mustBeUncommon } from "./passwords.ts";
import type { AccountServices } from "./services.ts";
import { emailOf, endKeys, personOfResetLink, readTokens } from "./store.ts";
import { withEmails } from "./stored-emails.ts";

/** Resets the count of wrong passwords, so that a new password works immediately. */
async function startAgain(
  { database, attempts }: AccountServices,
  personId: number,
  { ip }: FastifyRequest,
): Promise<void> {
  const email = await emailOf(database, personId);
  if (email === undefined) return;
  for (const { key } of logInLimits(email, networkOf(ip))) await attempts.forget(key);
}

/** Revokes the API keys of someone with a new password, and records each. An app that made the change keeps its own. */
async function endAllKeys(
  { database, audit }: AccountServices,
  actor: Actor & { readonly personId: number },
): Promise<void> {
  await inOne(database, async (transaction) => {
    const ended = await endKeys(transaction, actor.personId, actor.keyId);
    const acts = ended.map(({ id, name }) => ({
      what: "key.ended" as const,
      teamId: undefined,
      targetId: id,
      details: { Names: namesOf([name]) },
    }));
    await audit.note(transaction, actor, acts);
  });
}

/** Serves passwords, and the addresses for emails about them. */
export function passwordRoutes(app: App, services: AccountServices): void {
  const { auth, database, audit, mail, publicUrl } = services;

  route(
    app,
    verifyEmail,
    async ({ Token }, { request, reply }) => {
      const headers = libraryHeaders(request, publicUrl);
      await answerOf(await auth.api.verifyEmail({ query: { token: Token }, headers, asResponse: true }), reply);
      return undefined;
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    sendVerification,
    async (_, { person, request, reply }) => {
      const headers = libraryHeaders(request, publicUrl);
      const body = { email: person.email };
      const sent = await withEmails(() => auth.api.sendVerificationEmail({ body, headers, asResponse: true }));
      if (sent.failure !== undefined) throw sent.failure;
      await answerOf(sent.answer, reply);
      return undefined;
    },
    { allowance: "mail" },
  );

  route(
    app,
    requestReset,
    async ({ Email, Captcha }, { request, reply }) => {
      await mustBePatient(services, request, Captcha);
      const headers = libraryHeaders(request, publicUrl);
      const body = { email: Email, redirectTo: "/reset-password" };
      const sent = await withEmails(() => auth.api.requestPasswordReset({ body, headers, asResponse: true }));
      // Nobody learns here who has an account; whoever was sent that many letters has a link that is still good.
      const isEnough = sent.failure instanceof Failure && sent.failure.code === "too-many-letters";
      if (sent.failure !== undefined && !isEnough) throw sent.failure;
      await answerOf(sent.answer, reply);
      return { MailFolder: mail.toFolder };
    },
    { allowance: "mail" },
  );

  route(
    app,
    listKeysOfReset,
    async ({ Token }) => {
      const personId = await personOfResetLink(database, Token);
      if (personId === undefined) throw new Failure("bad-link");
      const keys = await readTokens(database, personId);
      return keys.map(({ name, hint, last_used_on }) => ({
        Name: name,
        Hint: hint,
        LastUsedOn: last_used_on?.toISOString() ?? null,
      }));
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    resetPassword,
    async ({ Token, Password, EndKeys }, { request, reply }) => {
      await mustBeUncommon(Password, "");
      const headers = libraryHeaders(request, publicUrl);
      const body = { token: Token, newPassword: Password };
      const personId = await personOfResetLink(database, Token);
      await answerOf(await auth.api.resetPassword({ body, headers, asResponse: true }), reply);
      if (personId !== undefined) {
        const actor = { personId, from: originOfRequest(request) };
        await audit.note(database.query, actor, [actOf("account.password-reset", personId)]);
        if (EndKeys) await endAllKeys(services, actor);
        await startAgain(services, personId, request);
      }
      return undefined;
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    changePassword,
    async ({ Current, Password, EndKeys }, { person, request, reply }) => {
      await mustBeUncommon(Password, person.email);
      await mustKnowPassword(services, person.personId, Current);
      const headers = libraryHeaders(request, publicUrl);
      const body = { currentPassword: Current, newPassword: Password, revokeOtherSessions: true };
      await answerOf(await auth.api.changePassword({ body, headers, asResponse: true }), reply);
      await audit.note(database.query, person, [actOf("account.password-changed", person.personId)]);
      if (EndKeys) await endAllKeys(services, person);
      return undefined;
    },
    { allowance: "sign-in" },
  );
}
