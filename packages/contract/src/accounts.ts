import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { FailureCode } from "./failures.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { named } from "./wire/enumeration.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { style } from "./wire/style.ts";

/** The types of writers; the type sets the writing style of an account. */
export const writerTypes = [
  "Fiction",
  "Nonfiction",
  "Academic",
  "Business",
  "Blogger",
  "Copywriter",
  "Other",
  "CreativeWriterPublished",
  "CreativeWriterUnpublished",
  "AcademicStudent",
  "AcademicTeacher",
] as const;
/** A type of writer. */
export type WriterType = (typeof writerTypes)[number];

const writerType = named(writerTypes);
const email = z
  .string()
  .trim()
  .max(limits.email, { error: () => texts.emailTooLong(limits.email) })
  .pipe(z.email({ error: () => texts.email }));
const newPassword = z
  .string()
  .min(limits.leastPassword, { error: () => texts.passwordTooShort(limits.leastPassword) })
  .max(limits.password, { error: () => texts.passwordTooLong(limits.password) });
const password = z.string().max(limits.password);
const name = z
  .string()
  .trim()
  .max(limits.name, { error: () => texts.tooLong(limits.name) });
const captcha = z
  .string()
  .max(8_000)
  .optional()
  .describe("Captcha response. Without it, a stricter rate limit applies.");

const group = "Account";
const formFailures: readonly FailureCode[] = [
  "bad-request",
  "bad-json",
  "bad-encoding",
  "foreign-origin",
  "too-many-requests",
  "wrong-media-type",
];

/** The logged-in person, as the account page shows it. */
export const profile = z.object({
  Id: z.number(),
  Name: z.string(),
  Email: z.string(),
  EmailVerified: z.boolean(),
  WriterType: z.enum(writerTypes),
  DefaultStyle: z.string(),
  IsOperator: z.boolean(),
  SurveyDone: z.boolean(),
  LicenceType: z.number().nullable(),
  PlanType: z.number(),
  EffectiveLicence: z
    .enum(["Free", "Premium"])
    .describe("The best of the caller's own license and their teams' licenses."),
  Preferences: z.record(z.string(), z.unknown()),
  Flags: z.record(z.string(), z.boolean()).describe("Feature flags of the server, overridden by those of the team."),
  CreatedOn: z.string(),
});

/** The logged-in person. */
export type Profile = z.infer<typeof profile>;

/** Creates an account. The first account on a server becomes its operator. */
export const signUp = defineEndpoint({
  method: "POST",
  path: "/api/v1/signup",
  group,
  summary: "Create an account. The first account on a server becomes its operator.",
  input: caseless({
    Email: email,
    Password: newPassword,
    Name: name.default(""),
    WriterType: writerType.default("Other"),
    HumanCheck: z.string().max(64).default("").describe("Set by the form once the user starts typing."),
    RememberMe: looseBoolean.default(false),
    Captcha: captcha,
    Invitation: z.string().max(200).optional().describe("Invitation token, to join the team immediately."),
  }),
  output: z.object({
    Profile: profile,
    VerificationSent: z.boolean(),
    MailFolder: z.boolean().describe("True if email is written to a folder on the server instead of being sent."),
  }),
  failures: [...formFailures, "not-human", "common-password", "email-taken", "forbidden"],
  example: {
    request: { Email: "ann@example.org", Password: "a long sentence", WriterType: "Fiction", HumanCheck: "human" },
  },
});

/** Logs in and returns a session. With `RememberMe` false, it ends when the browser closes. */
export const logIn = defineEndpoint({
  method: "POST",
  path: "/api/v1/login",
  group,
  summary: "Log in. With RememberMe false, the session ends when the browser closes.",
  input: caseless({
    Email: z.string().trim().max(limits.email),
    Password: password,
    RememberMe: looseBoolean.default(false),
    Captcha: captcha,
  }),
  output: z.object({
    Profile: profile,
    Token: z.string().describe("For clients without cookies. Send it as Authorization: Bearer."),
  }),
  failures: [...formFailures, "wrong-credentials", "not-verified", "account-disabled"],
  example: { request: { Email: "ann@example.org", Password: "a long sentence", RememberMe: true } },
});

/** Ends the session of the caller. */
export const logOut = defineEndpoint({
  method: "POST",
  path: "/api/v1/logout",
  group,
  summary: "Log out of the current session.",
  form: "nothing",
  input: z.unknown(),
  output: z.undefined(),
  failures: formFailures,
});

/** Verifies an email address with the token sent to it. */
export const verifyEmail = defineEndpoint({
  method: "POST",
  path: "/api/v1/verify-email",
  group,
  summary: "Verify an email address with the token sent to it.",
  form: "nothing",
  input: caseless({ Token: z.string().max(2_000) }),
  output: z.undefined(),
  failures: [...formFailures, "bad-link"],
});

/** Resends the verification email to the caller. */
export const sendVerification = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/v1/verify-email/send",
  group,
  summary: "Resend the verification email to the caller.",
  failures: [...writeFailures, "too-many-letters"],
});

/** Sends a password reset link by email. The response is the same whether or not the account exists. */
export const requestReset = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/forgotten",
  group,
  summary: "Email a password reset link. The response is the same whether or not the account exists.",
  input: caseless({ Email: email, Captcha: captcha }),
  output: z.object({ MailFolder: z.boolean() }),
  failures: formFailures,
  example: { request: { Email: "ann@example.org" } },
});

const resetToken = z.string().max(2_000);

/** Lists the API keys of the account that a password reset link is for. */
export const listKeysOfReset = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/reset/keys",
  group,
  summary: "List the API keys of the account a password reset link is for, to decide whether to revoke them.",
  input: caseless({ Token: resetToken }),
  output: z.array(z.object({ Name: z.string(), Hint: z.string(), LastUsedOn: z.string().nullable() })),
  failures: [...formFailures, "bad-link"],
});

/**
 * Sets a new password with the token of a reset link. Ends all sessions, and revokes all API keys unless `EndKeys`
 * is false.
 */
export const resetPassword = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/reset",
  group,
  summary:
    "Reset the password with the token from the link. Ends all sessions, and revokes all API keys unless EndKeys is false.",
  form: "nothing",
  input: caseless({ Token: resetToken, Password: newPassword, EndKeys: looseBoolean.default(true) }),
  output: z.undefined(),
  failures: [...formFailures, "bad-link", "common-password"],
  example: { request: { Token: "8sJk…", Password: "a new long sentence" } },
});

/** Changes the password. Ends all other sessions, and revokes all API keys if `EndKeys` is true. */
export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/change",
  group,
  summary: "Change the password. Ends all other sessions, and revokes all API keys if EndKeys is true.",
  access: "manage",
  form: "nothing",
  input: caseless({ Current: password, Password: newPassword, EndKeys: looseBoolean.default(false) }),
  output: z.undefined(),
  failures: [...writeFailures, "wrong-credentials", "common-password"],
  example: { request: { Current: "a long sentence", Password: "a new long sentence" } },
});

/** Returns the caller's account. */
export const readProfile = defineEndpoint({
  ...reading,
  path: "/api/v1/account",
  group,
  summary: "Get the caller's account.",
  output: profile,
});

/** Updates the profile. Omitted properties stay unchanged. */
export const changeProfile = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/account",
  group,
  summary:
    "Update the profile. Omitted properties stay unchanged. A new writer type also sets its default writing style.",
  access: "manage",
  input: caseless({
    Name: name.optional(),
    WriterType: writerType.optional(),
    DefaultStyle: style.optional(),
    Preferences: z
      .record(z.string().max(64), z.unknown())
      .refine((value) => JSON.stringify(value).length <= 20_000, { error: () => texts.tooManyPreferences })
      .optional(),
  }),
  output: profile,
  failures: writeFailures,
  example: { request: { Name: "Ann Lee", WriterType: "Academic" } },
});

/** Returns all of the caller's personal data as JSON. */
export const exportAccount = defineEndpoint({
  ...reading,
  path: "/api/v1/account/export",
  group,
  summary: "Download all of the caller's personal data as JSON.",
  access: "manage",
  also: "read",
  form: "file",
  media: ["application/json"],
  output: z.unknown(),
});

/** The settings that pages need before anyone logs in. */
export const siteSettings = defineEndpoint({
  method: "GET",
  path: "/api/v1/site",
  group: "Server",
  summary: "Get the page configuration: feature flags, login methods, captcha.",
  input: z.undefined(),
  output: z.object({
    Version: z.string(),
    ProductVersion: z.string(),
    SignedIn: z.boolean().describe("Whether the request came with a valid session."),
    Flags: z.record(z.string(), z.boolean()),
    SignUpOpen: z.boolean(),
    FirstRun: z.boolean().describe("True if no account exists yet."),
    MailFolder: z.boolean(),
    AnonymousCheck: z.boolean(),
    Captcha: z.object({ Provider: z.string(), SiteKey: z.string() }).nullable(),
    Providers: z.array(z.object({ Id: z.string(), Name: z.string() })),
    Gallery: z.boolean().describe("Whether the component gallery is available."),
    Stores: z
      .array(z.object({ Browser: z.number(), Url: z.string() }))
      .describe("Store URLs of the browser extensions: Chrome 0, Firefox 1, Edge 2, Safari 3, Edge-Chromium 4."),
  }),
  failures: [],
});

/** Returns the URL of an external provider where the person logs in. */
export const startOAuth = defineEndpoint({
  method: "POST",
  path: "/api/v1/login/oauth",
  group,
  summary: "Start logging in with an external provider. Returns the URL to redirect the browser to.",
  input: caseless({ Provider: z.string().max(100), ReturnTo: z.string().max(500).default("/") }),
  output: z.object({ Url: z.string() }),
  failures: [...formFailures, "no-such-row"],
});

/** Starts a login with the identity provider of the team whose domain an email address is at. */
export const startCompanyLogin = defineEndpoint({
  method: "POST",
  path: "/api/v1/login/company",
  group,
  summary:
    "Start logging in with the identity provider for an email address. Returns the URL to redirect the browser to.",
  input: caseless({ Email: z.string().trim().max(limits.email), ReturnTo: z.string().max(500).default("/") }),
  output: z.object({ Url: z.string() }),
  failures: [...formFailures, "no-such-row"],
});

/** Marks the post-signup survey as completed. */
export const completeSurvey = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/complete-pss",
  group,
  summary: "Mark the post-signup survey as completed.",
});
