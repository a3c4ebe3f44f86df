import { flagsWith, type Input, type Output, type Profile, signUp } from "@housestyle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../audit/index.ts";
import { type App, Failure, originOfRequest, route } from "../http/index.ts";
import { acceptFor, mustBeGoodInvitation } from "../teams/index.ts";
import { answerOf, libraryHeaders } from "./ask-library.ts";
import { nobody } from "./auth.ts";
import { endAccount } from "./end-account.ts";
import { mayMakeAccount } from "./may-make-account.ts";
import { mustBePatient } from "./must-be-patient.ts";
import { mustBeUncommon } from "./passwords.ts";
import { profileOf } from "./profile-of.ts";
import type { AccountServices } from "./services.ts";
import { freshId, updateProfile } from "./store.ts";
import { withEmails } from "./stored-emails.ts";
import { styleOfWriter } from "./writer-style.ts";

type Form = Input<typeof signUp>;

/**
 * Serves sign-up. Everything is validated before anything is created. If email is sent and addresses must be verified,
 * an existing address gets the same response as a new one, and its owner gets an email; otherwise the response says so.
 */
export function signUpRoute(app: App, services: AccountServices): void {
  const { database, mail, signUpMode } = services;
  route(
    app,
    signUp,
    async (form, { request, reply }) => {
      if (form.HumanCheck === "") throw new Failure("not-human");
      await mustBePatient(services, request, form.Captcha);
      await mustBeUncommon(form.Password, form.Email);
      if (form.Invitation !== undefined) await mustBeGoodInvitation(database, form.Invitation);
      // The library would ask only for an address it does not know, and so tell which it does.
      if (!(await mayMakeAccount(database, signUpMode, form.Email))) throw new Failure("forbidden");
      const { personId, failure } = await askLibrary(services, form, request, reply);
      if (personId === nobody) {
        if (mail.toFolder) throw new Failure("email-taken");
        const isEnough = failure instanceof Failure && failure.code === "too-many-letters";
        const Profile = await profileOfNobody(services, form);
        return answerWith(services, Profile, failure === undefined || isEnough);
      }
      await updateProfile(database.query, personId, {
        writerType: form.WriterType,
        defaultStyle: styleOfWriter(form.WriterType),
      });
      const actor = { personId, from: originOfRequest(request) };
      if (form.Invitation !== undefined) await joinOrUndo(services, actor, form.Invitation, reply);
      return answerWith(services, await profileOf(services, personId), failure === undefined);
    },
    { allowance: "sign-in" },
  );
}

async function askLibrary(
  { auth, publicUrl }: AccountServices,
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly personId: number; readonly failure: unknown }> {
  const { answer: response, failure } = await withEmails(() =>
    auth.api.signUpEmail({
      body: { email: form.Email, password: form.Password, name: form.Name, rememberMe: form.RememberMe },
      headers: libraryHeaders(request, publicUrl),
      asResponse: true,
    }),
  );
  const { user } = (await answerOf(response, reply)) as { user?: { id?: unknown } };
  return { personId: Number(user?.id), failure };
}

/** Joins a team, or deletes the new account if someone else has used the invitation at the same moment. */
async function joinOrUndo(
  services: AccountServices,
  actor: Actor & { readonly personId: number },
  invitation: string,
  reply: FastifyReply,
): Promise<void> {
  try {
    await acceptFor(services, actor, invitation);
  } catch (error) {
    await endAccount(services, actor);
    reply.removeHeader("set-cookie");
    throw error;
  }
}

function answerWith({ mail }: AccountServices, Profile: Profile, VerificationSent: boolean): Output<typeof signUp> {
  return { Profile, VerificationSent, MailFolder: mail.toFolder };
}

/** Returns the profile that a new account would get, with an id that no one else will get. */
async function profileOfNobody({ database, site: { Flags } }: AccountServices, form: Form): Promise<Profile> {
  return {
    Id: await freshId(database),
    Name: form.Name,
    Email: form.Email.toLowerCase(),
    EmailVerified: false,
    WriterType: form.WriterType,
    DefaultStyle: styleOfWriter(form.WriterType),
    IsOperator: false,
    SurveyDone: false,
    LicenceType: null,
    PlanType: 0,
    EffectiveLicence: "Free",
    Preferences: {},
    Flags: flagsWith(Flags, {}),
    CreatedOn: new Date().toISOString(),
  };
}
