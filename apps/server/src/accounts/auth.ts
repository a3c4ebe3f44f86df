import type { SSOOptions } from "@better-auth/sso";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins";
import type { Pool } from "pg";
import { cookiePrefix, nowhere, type Origin, originOf } from "../caller/index.ts";
import { isOnlyTest } from "./sign-in-test.ts";

/** The key and secret of an OAuth provider. */
export interface ProviderKeys {
  readonly id: string;
  readonly secret: string;
}

/** How passwords are hashed. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** How people can log in, and what happens then. */
export interface AuthSettings {
  readonly publicUrl: string;
  readonly secret: string;
  readonly origins: readonly string[];
  /** Hosts inside the operator's network that may be called. */
  readonly privateOrigins: readonly string[];
  readonly providers: Readonly<Partial<Record<"google" | "microsoft" | "apple" | "facebook", ProviderKeys>>>;
  /** Any OpenID Connect provider. */
  readonly oidc: (ProviderKeys & { readonly issuer: string; readonly name: string }) | undefined;
  /** Whether teams can log in with their own identity provider. */
  readonly teamSignIn: boolean;
  readonly requireVerified: boolean;
  /** Defaults to the library's own, scrypt. */
  readonly passwords: PasswordHashing | undefined;
}

/** The callbacks of the login library. */
export interface AuthEvents {
  sendReset(email: string, token: string): Promise<void>;
  /** Called when someone signs up with an existing address that must not be revealed. */
  sendKnown(email: string): Promise<void>;
  sendVerification(personId: number, email: string, token: string): Promise<void>;
  /** Called when someone has chosen a new password with a link. */
  passwordReset(personId: number): Promise<void>;
  created(personId: number, from: Origin): Promise<void>;
  /** Whether someone may log in, whichever way they came. */
  maySignIn(personId: number): Promise<boolean>;
  /** Called for every login, whatever the method. */
  signedIn(personId: number, from: Origin): Promise<void>;
  /** Called when someone has verified their email address. */
  confirmed(personId: number, from: Origin): Promise<void>;
  mayCreate(email: string): Promise<boolean>;
  /** Whether a team's provider may say who has an address, and log in the person whom it knows by this id. */
  mayVouchFor(providerId: string, email: string, accountId?: string): Promise<boolean>;
  /** Called when someone has logged in with a team's own provider. */
  cameFrom(personId: number, providerId: string): Promise<void>;
}

/** The header that passes a caller's address to the library. Requests from outside cannot set it. */
export const addressHeader = "x-housestyle-address";

/** The id that the library returns for a sign-up with an existing address. */
export const nobody = 0;

/** What the library returns for a disabled account. */
const accountDisabled = { code: "ACCOUNT_DISABLED", message: "This account is disabled." };

/** A month. Without “remember me”, the library uses a day, and the cookie ends with the browser session. */
const sessionSeconds = 30 * 24 * 60 * 60;

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Sets up the login library with the tables of the database. */
export async function createAuth(pool: Pool, settings: AuthSettings, events: AuthEvents) {
  // Loaded only where it is wanted: it brings a whole XML reader.
  const teamSignIn = settings.teamSignIn ? [(await import("@better-auth/sso")).sso(ssoOptions(events))] : [];
  const { publicUrl, secret, origins, privateOrigins, requireVerified, passwords } = settings;
  return betterAuth({
    appName: "Housestyle",
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database: pool,
    trustedOrigins: [...origins, ...privateOrigins],
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${publicUrl}/login` },
    // Its messages may hold addresses; failures reach our own log as codes.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      modelName: "person",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    session: {
      expiresIn: sessionSeconds,
      fields: {
        userId: "person_id",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "person_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: { fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      ...(passwords && { password: passwords }),
      requireEmailVerification: requireVerified,
      // Only asked where an address must be confirmed; elsewhere the library refuses one that it knows.
      onExistingUserSignUp: async ({ user }) => events.sendKnown(user.email),
      customSyntheticUser: ({ coreFields }) => ({ ...coreFields, id: String(nobody) }),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => events.passwordReset(Number(user.id)),
      sendResetPassword: async ({ user, token }) => events.sendReset(user.email, token),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user, token }) => events.sendVerification(Number(user.id), user.email, token),
    },
    socialProviders: socialProviders(settings),
    plugins: [...(settings.oidc ? [genericOAuth({ config: [genericProvider(settings.oidc)] })] : []), ...teamSignIn],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ((await events.mayCreate(user.email)) ? undefined : false),
          after: async (user, context) => events.created(Number(user.id), cameBy(context)),
        },
        update: {
          after: async (user, context) => {
            if (context?.path === "/verify-email") await events.confirmed(Number(user.id), cameBy(context));
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            if (!(await events.maySignIn(Number(session.userId)))) throw new APIError("FORBIDDEN", accountDisabled);
          },
          after: async (session, context) => events.signedIn(Number(session.userId), cameBy(context)),
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // The library knows no cookies of one host; this is what they need, and no Domain is ever set.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith("https:"), path: "/" },
      database: { generateId: "serial" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
    },
  });
}

/** Returns the origin of the request that the library is handling. */
function cameBy(context: { readonly headers?: Headers | undefined } | null): Origin {
  const headers = context?.headers;
  return headers ? originOf(headers.get(addressHeader) ?? "", (name) => headers.get(name) ?? undefined) : nowhere;
}

function ssoOptions(events: AuthEvents): SSOOptions {
  return {
    modelName: "sso_provider",
    fields: {
      oidcConfig: "oidc_config",
      samlConfig: "saml_config",
      userId: "person_id",
      providerId: "provider_id",
      organizationId: "organization_id",
      domain: "domain",
      issuer: "issuer",
    },
    // The operator vouches for the domain when setting the provider up.
    domainVerification: { enabled: true },
    // Called before an account is looked for. It also makes the library insist on an identity token.
    resolveUser: async ({ providerUser: { email, name = "" }, providerId, accountKey }) => {
      const isOurs = await events.mayVouchFor(providerId, email, accountKey.accountId);
      const problem = isOurs ? undefined : "wrong_domain";
      if (isOnlyTest({ name, email, problem })) return { action: "reject", code: "only_a_test" };
      return problem === undefined ? { action: "continue" } : { action: "reject", code: problem };
    },
    saml: { requireTimestamps: true, algorithms: { onDeprecated: "reject" } },
    provisionUser: async ({ user, provider }) => events.cameFrom(Number(user.id), provider.providerId),
    provisionUserOnEveryLogin: true,
  };
}

function socialProviders({ providers }: AuthSettings) {
  return Object.fromEntries(
    Object.entries(providers).map(([name, { id, secret }]) => [name, { clientId: id, clientSecret: secret }]),
  );
}

function genericProvider({ id, secret, issuer }: NonNullable<AuthSettings["oidc"]>) {
  return {
    providerId: "oidc",
    clientId: id,
    clientSecret: secret,
    discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    scopes: ["openid", "email", "profile"],
    pkce: true,
  };
}
