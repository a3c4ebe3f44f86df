import type { AuthSettings, ProviderKeys } from "./auth.ts";
import type { AccountsEnv } from "./env.ts";

const providerNames = { google: "Google", microsoft: "Microsoft", apple: "Apple", facebook: "Facebook" } as const;
type ProviderName = keyof typeof providerNames;

/** The external login services, whose keys the operator has set. */
export type SignInWays = Pick<AuthSettings, "providers" | "oidc">;

/** Returns the external login services of this server. */
export function signInWays(env: AccountsEnv): SignInWays {
  const names = Object.keys(providerNames) as ProviderName[];
  const { HOUSESTYLE_OIDC_ISSUER: issuer, HOUSESTYLE_OIDC_ID: id, HOUSESTYLE_OIDC_SECRET: secret } = env;
  return {
    providers: Object.fromEntries(
      names.flatMap((name) => [[name, keysOf(env, name)] as const].filter(([, keys]) => keys)),
    ),
    oidc:
      issuer !== undefined && id !== undefined && secret !== undefined
        ? { issuer, id, secret, name: env.HOUSESTYLE_OIDC_NAME }
        : undefined,
  };
}

/** Returns the labels of their buttons. */
export function signInButtons({ providers, oidc }: SignInWays): { Id: string; Name: string }[] {
  const names = Object.keys(providers) as ProviderName[];
  const social = names.map((name) => ({ Id: name, Name: providerNames[name] }));
  return oidc ? [...social, { Id: "oidc", Name: oidc.name }] : social;
}

function keysOf(env: AccountsEnv, name: ProviderName): ProviderKeys | undefined {
  const prefix = `HOUSESTYLE_${name.toUpperCase()}` as `HOUSESTYLE_${Uppercase<ProviderName>}`;
  const id = env[`${prefix}_ID`];
  const secret = env[`${prefix}_SECRET`];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}
