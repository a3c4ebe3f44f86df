import {
  addToken,
  changePassword,
  changeProfile,
  completeSurvey,
  deleteAccount,
  deleteToken,
  exportAccount,
  listSessions,
  listTokens,
  logIn,
  logOut,
  readProfile,
  requestReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  sendVerification,
  siteSettings,
  startOAuth,
  verifyEmail,
} from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import { entriesOf, namesOf } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import { type App, Failure, originOfRequest, route, traceOf } from "../http/index.ts";
import { actOf } from "./account-acts.ts";
import { answerOf, libraryHeaders } from "./ask-library.ts";
import { mustGuessSeldom } from "./attempts.ts";
import { endAccount } from "./end-account.ts";
import { mustBePatient } from "./must-be-patient.ts";
import { mustBeUncommon } from "./passwords.ts";
import { mayMakeKey } from "./policy.ts";
import { profileOf } from "./profile-of.ts";
import type { AccountServices } from "./services.ts";
import { signUpRoute } from "./sign-up.ts";
import {
  endOfKey,
  endOtherSessions,
  endSession,
  exportOf,
  insertToken,
  isEmpty,
  markSurveyDone,
  passwordHash,
  personAt,
  personOfResetLink,
  readSessions,
  readTokens,
  removeToken,
  updateProfile,
} from "./store.ts";
import { withLetters } from "./stored-letters.ts";
import { styleOfWriter } from "./writer-style.ts";

const day = 86_400_000;

/** Accounts: signing up and in, the profile, sessions, keys. */
export function accountRoutes(app: App, services: AccountServices): void {
  signingUpAndIn(app, services);
  passwordsAndAddresses(app, services);
  ownAccount(app, services);
  sessionsAndKeys(app, services);
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
      return mustGuessSeldom(attempts, `login:${form.Email.toLowerCase()}`, async () => {
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

  route(
    app,
    startOAuth,
    async ({ Provider, ReturnTo }, { request, reply }) => {
      const headers = libraryHeaders(request, publicUrl);
      const callbackURL = localPath(ReturnTo);
      const response = await startElsewhere(services, Provider, callbackURL, headers);
      if (response.status === 400 || response.status === 404) throw new Failure("no-such-row");
      const { url } = await answerOf(response, reply);
      return { Url: String(url) };
    },
    { allowance: "sign-in" },
  );
}

function passwordsAndAddresses(app: App, services: AccountServices): void {
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
      const sent = await withLetters(() => auth.api.sendVerificationEmail({ body, headers, asResponse: true }));
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
      const sent = await withLetters(() => auth.api.requestPasswordReset({ body, headers, asResponse: true }));
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
    resetPassword,
    async ({ Token, Password }, { request, reply }) => {
      await mustBeUncommon(Password, "");
      const headers = libraryHeaders(request, publicUrl);
      const body = { token: Token, newPassword: Password };
      const personId = await personOfResetLink(database, Token);
      await answerOf(await auth.api.resetPassword({ body, headers, asResponse: true }), reply);
      if (personId !== undefined) {
        const actor = { personId, from: originOfRequest(request) };
        await audit.note(database.query, actor, [actOf("account.password-reset", personId)]);
      }
      return undefined;
    },
    { allowance: "sign-in" },
  );

  route(
    app,
    changePassword,
    async ({ Current, Password }, { person, request, reply }) => {
      await mustBeUncommon(Password, person.email);
      await mustKnowPassword(services, person.personId, Current);
      const headers = libraryHeaders(request, publicUrl);
      const body = { currentPassword: Current, newPassword: Password, revokeOtherSessions: true };
      await answerOf(await auth.api.changePassword({ body, headers, asResponse: true }), reply);
      await audit.note(database.query, person, [actOf("account.password-changed", person.personId)]);
      return undefined;
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
    async ({ Password, Confirm }, { person, request, reply }) => {
      await mustMeanIt(services, person, Password, Confirm);
      const headers = libraryHeaders(request, publicUrl);
      if (!(await endAccount(services, person))) throw new Failure("last-admin");
      await answerOf(await auth.api.signOut({ headers, asResponse: true }), reply);
      return undefined;
    },
    { allowance: "sign-in" },
  );

  route(app, exportAccount, async (_, { person }) => {
    const Profile = await profileOf(services, person.personId);
    const Activity = await entriesOf(database, person.personId);
    const content = { Profile, ...(await exportOf(database, person.personId)), Activity };
    await audit.note(database.query, person, [actOf("account.exported", person.personId)]);
    return { name: "housestyle-account.json", type: "application/json", bytes: JSON.stringify(content, null, 2) };
  });

  route(app, completeSurvey, async (_, { person }) => {
    await markSurveyDone(database, person.personId);
    return undefined;
  });
}

function sessionsAndKeys(app: App, services: AccountServices): void {
  const { database, audit } = services;

  route(app, listSessions, async (_, { person }) => {
    const rows = await readSessions(database, person.personId);
    return rows.map((row) => ({
      Id: row.id,
      IsCurrent: row.id === person.sessionId,
      CreatedOn: row.created_at.toISOString(),
      ExpiresOn: row.expires_at.toISOString(),
      LastUsedOn: row.updated_at.toISOString(),
      Address: row.ip_address ?? "",
      Browser: row.user_agent ?? "",
    }));
  });

  route(app, revokeSession, async (_, { person, params }) => {
    await inOne(database, async (transaction) => {
      if (!(await endSession(transaction, person.personId, params.id))) throw new Failure("no-such-row");
      await audit.note(transaction, person, [actOf("account.sessions-ended", person.personId, { Count: 1 })]);
    });
    return undefined;
  });

  route(app, revokeOtherSessions, async (_, { person }) => {
    await inOne(database, async (transaction) => {
      const Count = await endOtherSessions(transaction, person.personId, person.sessionId);
      if (Count > 0)
        await audit.note(transaction, person, [actOf("account.sessions-ended", person.personId, { Count })]);
    });
    return undefined;
  });

  route(app, listTokens, async (_, { person }) => (await readTokens(database, person.personId)).map(toTokenRow));

  route(app, addToken, async ({ Name, Scopes, ExpiresInDays }, { person }) => {
    const endsOn = ExpiresInDays === undefined ? undefined : new Date(Date.now() + ExpiresInDays * day);
    mayMakeKey(person, { scopes: Scopes, endsOn }, await endOfKey(database, person));
    const wanted = { name: Name, scopes: Scopes, endsOn };
    const { token, row } = await inOne(database, async (transaction) => {
      const made = await insertToken(transaction, person.personId, wanted);
      const details = { Names: namesOf([Name]), Fields: [...Scopes] };
      await audit.note(transaction, person, [{ what: "key.made", teamId: undefined, targetId: made.row.id, details }]);
      return made;
    });
    return { ...toTokenRow(row), Token: token };
  });

  route(app, deleteToken, async (_, { person, params }) => {
    await inOne(database, async (transaction) => {
      const name = await removeToken(transaction, person.personId, params.id);
      if (name === undefined) throw new Failure("no-such-row");
      const act = { what: "key.ended", teamId: undefined, targetId: params.id } as const;
      await audit.note(transaction, person, [{ ...act, details: { Names: namesOf([name]) } }]);
    });
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

function inOne<T>({ query }: Database, work: (transaction: Database["query"]) => Promise<T>): Promise<T> {
  return query.transaction().execute(work);
}

/**
 * Somebody tried to get into an account with a wrong password; an address nobody has leaves nothing behind. The answer
 * does not wait for it: how long it takes would tell who has an account.
 */
function noteFailed({ database, audit }: AccountServices, email: string, request: FastifyRequest): void {
  const note = async () => {
    const account = await personAt(database, email);
    if (!account) return;
    const actor = { personId: undefined, from: originOfRequest(request) };
    const details = { Names: namesOf([account.name || account.email]) };
    await audit.note(database.query, actor, [actOf("account.sign-in-failed", account.id, details)]);
  };
  note().catch((error: unknown) => request.log.warn(traceOf(error), "a failed sign-in could not be noted"));
}

/** Whoever found an open session may not try passwords there without end. */
async function mustKnowPassword({ auth, database, attempts }: AccountServices, personId: number, password: string) {
  const hash = await passwordHash(database, personId);
  const context = await auth.$context;
  await mustGuessSeldom(attempts, `password:${personId}`, async () => {
    if (hash === undefined || !(await context.password.verify({ hash, password }))) {
      throw new Failure("wrong-credentials", { message: "The password is not right." });
    }
  });
}

/** Who has no password here writes the address instead. */
async function mustMeanIt(
  services: AccountServices,
  person: { readonly personId: number; readonly email: string },
  password: string,
  confirm: string,
): Promise<void> {
  if ((await passwordHash(services.database, person.personId)) !== undefined) {
    await mustKnowPassword(services, person.personId, password);
  } else if (confirm.toLowerCase() !== person.email.toLowerCase()) {
    throw new Failure("wrong-credentials", { message: "Write your e-mail address to confirm." });
  }
}

function startElsewhere({ auth }: AccountServices, provider: string, callbackURL: string, headers: Headers) {
  const api = auth.api as unknown as Record<string, (options: unknown) => Promise<Response>>;
  if (provider.startsWith("team-")) {
    const body = { providerId: provider, callbackURL };
    return callApi(api.signInSSO, { body, headers });
  }
  return callApi(api.signInSocial, { body: { provider, callbackURL, disableRedirect: true }, headers });
}

function callApi(call: ((options: unknown) => Promise<Response>) | undefined, options: object): Promise<Response> {
  if (!call) throw new Failure("no-such-row");
  return call({ ...options, asResponse: true });
}

/** Only addresses of our own: nobody is sent elsewhere after signing in. */
function localPath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}

/** The session's token with its signature, as the cookie carries it. */
function signedToken(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /session_token=/.test(each)) ?? "";
  return decodeURIComponent(/session_token=([^;]*)/.exec(cookie)?.[1] ?? "");
}

function toTokenRow(row: Awaited<ReturnType<typeof readTokens>>[number]) {
  return {
    Id: row.id,
    Name: row.name,
    Hint: row.hint,
    Scopes: row.scopes as never[],
    CreatedOn: row.created_on.toISOString(),
    LastUsedOn: row.last_used_on?.toISOString() ?? null,
    ExpiresOn: row.expires_on?.toISOString() ?? null,
  };
}
