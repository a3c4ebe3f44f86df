import { defaultProductVersion, type Flags } from "@housestyle/contract";
import type { Redis } from "ioredis";
import type { Pool } from "pg";
import { packedExtensions } from "../addins/index.ts";
import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { Mail } from "../mail/index.ts";
import { createAttempts } from "./attempts.ts";
import type { AuthSettings, PasswordHashing } from "./auth.ts";
import { backChannelRoutes } from "./back-channel-routes.ts";
import { captchaOf, captchaOrigins } from "./captcha.ts";
import type { AccountsEnv } from "./env.ts";
import { libraryRoutes } from "./library-routes.ts";
import { resolveTxt } from "./resolve-txt.ts";
import { returnAddresses } from "./return-addresses.ts";
import { accountRoutes } from "./routes.ts";
import type { AccountServices } from "./services.ts";
import { setUpSignIn } from "./set-up-sign-in.ts";
import { signInButtons, signInWays } from "./sign-in-ways.ts";
import { teamSignInRoutes } from "./team-sign-in.ts";

/** What accounts are created from. */
interface Parts extends Pick<AccountServices, "audit" | "mail" | "fetch" | "publicUrl"> {
  readonly env: AccountsEnv & {
    readonly HOUSESTYLE_ANONYMOUS_CHECK: boolean;
    readonly HOUSESTYLE_GALLERY: boolean;
    readonly HOUSESTYLE_EXTENSIONS: string;
    readonly HOUSESTYLE_PRIVATE_HOSTS: readonly string[];
    readonly HOUSESTYLE_ALLOWED_ORIGINS: readonly string[];
  };
  readonly database: Database & { readonly pool: Pool };
  readonly audit: Audit;
  readonly mail: Mail;
  readonly redis: Redis | undefined;
  readonly flags: Flags;
  readonly secret: string;
  readonly version: string;
  readonly passwords?: PasswordHashing | undefined;
}

/** Opens accounts: sign-up and login, profiles, sessions and keys, and the page configuration. */
export async function openAccounts(parts: Parts): Promise<Feature> {
  const { env, database, audit, mail, fetch, publicUrl, redis, flags, version } = parts;
  const auth = await setUpSignIn(database, mail, audit, {
    ...authSettings(parts),
    signUpMode: env.HOUSESTYLE_SIGN_UP,
  });
  const captcha = captchaOf(env);
  const services: AccountServices = {
    ...{ auth, database, audit, mail, fetch, publicUrl, captcha, resolveTxt, secret: parts.secret },
    attempts: createAttempts(redis),
    signUpMode: env.HOUSESTYLE_SIGN_UP,
    returnAddresses: returnAddresses(env),
    providers: signInButtons(signInWays(env)),
    site: {
      Version: version,
      ProductVersion: defaultProductVersion,
      Flags: flags,
      AnonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK,
      Gallery: env.HOUSESTYLE_GALLERY,
      get Stores() {
        return storesOf(env);
      },
    },
  };
  return {
    routes: (app) => {
      accountRoutes(app, services);
      libraryRoutes(app, services);
      teamSignInRoutes(app, services);
      backChannelRoutes(app, services);
    },
    guests: captchaOrigins(captcha),
  };
}

function authSettings({ env, publicUrl, secret, flags, passwords }: Parts): AuthSettings {
  return {
    ...signInWays(env),
    publicUrl,
    secret,
    origins: [new URL(publicUrl).origin, ...env.HOUSESTYLE_ALLOWED_ORIGINS],
    privateOrigins: env.HOUSESTYLE_PRIVATE_HOSTS.flatMap((host) => [
      `http://${host}:*`,
      `https://${host}:*`,
      `http://${host}`,
      `https://${host}`,
    ]),
    teamSignIn: flags.WLSSO,
    requireVerified: env.HOUSESTYLE_REQUIRE_VERIFIED_EMAIL,
    passwords,
  };
}

/**
 * Returns the URLs of the extensions by browser number: the operator's store, or else the packed one on this server.
 */
function storesOf(env: AccountsEnv & Pick<Parts["env"], "HOUSESTYLE_EXTENSIONS">) {
  const packed = packedExtensions(env.HOUSESTYLE_EXTENSIONS);
  const addresses = [
    [0, env.HOUSESTYLE_STORE_CHROME],
    [1, env.HOUSESTYLE_STORE_FIREFOX],
    [3, env.HOUSESTYLE_STORE_SAFARI],
    [4, env.HOUSESTYLE_STORE_EDGE],
  ] as const;
  return addresses.flatMap(([Browser, store]) => {
    const Url = store ?? packed.find(({ browser }) => browser === Browser)?.address;
    return Url === undefined ? [] : [{ Browser, Url }];
  });
}
