import {
  changeProfile,
  completeSurvey,
  deleteAccount,
  exportAccount,
  logIn,
  logOut,
  readAccountEnding,
  readProfile,
  siteSettings,
  startCompanyLogin,
  startOAuth,
} from "@housestyle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { entriesOf, namesOf } from "../audit/index.ts";
import { inOne } from "../db/index.ts";
import { countDocuments, readLeftDocuments } from "../document-access/index.ts";
import { type App, Failure, networkOf, originOfRequest, route, traceOf } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { actOf } from "./account-acts.ts";
import { answerOf, libraryHeaders } from "./ask-library.ts";
import { logInLimits, mustGuessSeldom } from "./attempts.ts";
import { connectionRoutes } from "./connection-routes.ts";
import { endAccount } from "./end-account.ts";
import { ownRows } from "./export-store.ts";
import { heirOf, teamsThatMayInherit } from "./heir-of.ts";
import { keyRoutes } from "./key-routes.ts";
import { mustBePatient } from "./must-be-patient.ts";
import { mustMeanIt } from "./must-know-password.ts";
import { passwordRoutes } from "./password-routes.ts";
import { profileOf } from "./profile-of.ts";
import { providerForDomain } from "./provider-store.ts";
import type { AccountServices } from "./services.ts";
import { sessionRoutes } from "./session-routes.ts";
import { signUpRoute } from "./sign-up.ts";
import { startElsewhere } from "./start-elsewhere.ts";
import { isEmpty, markSurveyDone, personAt, updateProfile } from "./store.ts";
import { styleOfWriter } from "./writer-style.ts";
import { writtenExport } from "./written-export.ts";

/** Serves accounts: sign-up and login, profiles, sessions, and keys. */
export function accountRoutes(app: App, services: AccountServices): void {
  signingUpAndIn(app, services);
  passwordRoutes(app, services);
  ownAccount(app, services);
  sessionRoutes(app, services);
  keyRoutes(app, services);
  connectionRoutes(app, services);
  site(app, services);
}

function signingUpAndIn(app: App, services: AccountServices): void {
  const { auth, database, audit, attempts, publicUrl } = services;

  signUpRoute(app, services);

  route(
    app,
    logIn,
    async (form, { request, reply }) => {
      await mustBePatient(services, request, form.Captcha);
      return mustGuessSeldom(attempts, logInLimits(form.Email, networkOf(request.ip)), async () => {
        const response = await auth.api.signInEmail({
          body: { email: form.Email, password: form.Password, rememberMe: form.RememberMe },
          headers: libraryHeaders(request, publicUrl),
          asResponse: true,
        });
        const answer = await answerOf(response, reply).catch((error: unknown) => {
          if (error instanceof Failure && error.code === "wrong-credentials") noteFailed(services, form.Email, request);
          throw error;
        });
        const { user } = answer as { user?: { id?: unknown } };
        return { Profile: await profileOf(services, Number(user?.id)), Token: signedToken(response) };
      });
    },
    { allowance: "sign-in" },
  );

  route(app, logOut, async (_, { caller, request, reply }) => {
    const response = await auth.api.signOut({ headers: libraryHeaders(request, publicUrl), asResponse: true });
    await answerOf(response, reply);
    if (caller.kind === "person") {
      await audit.note(database.query, caller, [actOf("account.signed-out", caller.personId)]);
    }
    return undefined;
  });

  const begin = async (provider: string, returnTo: string, request: FastifyRequest, reply: FastifyReply) => {
    const response = await startElsewhere(services, provider, localPath(returnTo), libraryHeaders(request, publicUrl));
    if (response.status === 400 || response.status === 404) throw new Failure("no-such-row");
    const { url } = await answerOf(response, reply);
    return { Url: String(url) };
  };

  route(app, startOAuth, ({ Provider, ReturnTo }, { request, reply }) => begin(Provider, ReturnTo, request, reply), {
    allowance: "sign-in",
  });

  route(
    app,
    startCompanyLogin,
    async ({ Email, ReturnTo }, { request, reply }) => {
      const provider = await providerForDomain(database, Email.slice(Email.lastIndexOf("@") + 1));
      if (provider === undefined) throw new Failure("no-such-row", { message: refusals.accounts.noCompanyLogin });
      return begin(provider, ReturnTo, request, reply);
    },
    { allowance: "sign-in" },
  );
}

function ownAccount(app: App, services: AccountServices): void {
  const { auth, database, audit, publicUrl } = services;

  route(app, readProfile, (_, { person }) => profileOf(services, person.personId));

  route(app, changeProfile, async ({ Name, WriterType, DefaultStyle, Preferences }, { person }) => {
    const defaultStyle = DefaultStyle ?? (WriterType && styleOfWriter(WriterType));
    const change = { name: Name, writerType: WriterType, defaultStyle, preferences: Preferences };
    await inOne(database, async (transaction) => {
      await updateProfile(transaction, person.personId, change);
      const Fields = Object.entries({ Name, WriterType, DefaultStyle, Preferences }).flatMap(([field, value]) =>
        value === undefined ? [] : [field],
      );
      await audit.note(transaction, person, [actOf("account.changed", person.personId, { Fields })]);
    });
    return profileOf(services, person.personId);
  });

  route(
    app,
    deleteAccount,
    async ({ Password, Confirm, ...heir }, { person, request, reply }) => {
      await mustMeanIt(services, person, Password, Confirm);
      const headers = libraryHeaders(request, publicUrl);
      const heirId = await heirOf(database.query, person, heir, services.site.Flags);
      const leftAlone = await endAccount(services, person, { personId: person.personId, heirId });
      if (leftAlone) throw new Failure(leftAlone);
      await answerOf(await auth.api.signOut({ headers, asResponse: true }), reply);
      return undefined;
    },
    { allowance: "sign-in" },
  );

  route(app, readAccountEnding, async (_, { person }) => {
    const { query } = database;
    const left = await readLeftDocuments(query, person.personId);
    const teams = await teamsThatMayInherit(database, person, services.site.Flags);
    return { Documents: await countDocuments(query, person.personId), Shared: left, Teams: teams };
  });

  route(app, exportAccount, async (_, { person }) => {
    const Profile = await profileOf(services, person.personId);
    const Activity = await entriesOf(database, person.personId);
    await audit.note(database.query, person, [actOf("account.exported", person.personId)]);
    const bytes = writtenExport({ Profile }, ownRows(database, person.personId), { Activity });
    return { name: "housestyle-account.json", type: "application/json", bytes };
  });

  route(app, completeSurvey, async (_, { person }) => {
    await markSurveyDone(database, person.personId);
    return undefined;
  });
}

function site(app: App, { database, mail, site: facts, captcha, providers, signUpMode }: AccountServices): void {
  route(app, siteSettings, async (_, { caller }) => ({
    ...facts,
    SignedIn: caller.kind === "person",
    SignUpOpen: signUpMode === "open",
    FirstRun: await isEmpty(database),
    MailFolder: mail.toFolder,
    Captcha: captcha ? { Provider: captcha.provider, SiteKey: captcha.siteKey } : null,
    Providers: [...providers],
    Stores: [...facts.Stores],
  }));
}

/**
 * Records a login with a wrong password. Unknown addresses leave no trace. The response does not wait for it, because
 * its duration would reveal who has an account.
 */
function noteFailed({ database, audit }: AccountServices, email: string, request: FastifyRequest): void {
  const note = async () => {
    const account = await personAt(database, email);
    if (!account) return;
    const actor = { personId: undefined, from: originOfRequest(request) };
    const details = { Names: namesOf([account.name || account.email]) };
    await audit.note(database.query, actor, [actOf("account.sign-in-failed", account.id, details)]);
  };
  note().catch((error: unknown) => request.log.warn(traceOf(error), "a failed login could not be recorded"));
}

/** Returns a path on this server, so that a login never redirects elsewhere. */
function localPath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}

/** Returns the session token with its signature, as in the cookie. */
function signedToken(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /session_token=/.test(each)) ?? "";
  return decodeURIComponent(/session_token=([^;]*)/.exec(cookie)?.[1] ?? "");
}
