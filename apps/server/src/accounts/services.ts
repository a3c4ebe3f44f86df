import type { Flags } from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import type { Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { CaptchaSettings } from "./captcha.ts";
import type { ResolveTxt } from "./prove-domain.ts";
import type { returnAddresses } from "./return-addresses.ts";

/** Who can sign up: everyone, invited people, or no one. The first account can always be created. */
export type SignUpMode = "open" | "invited" | "closed";

/** What accounts need from the rest of the server. */
export interface AccountServices {
  readonly auth: Auth;
  readonly database: Database;
  readonly audit: Audit;
  readonly mail: Mail;
  readonly attempts: Attempts;
  readonly captcha: CaptchaSettings | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly resolveTxt: ResolveTxt;
  /** The secret of the server. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly signUpMode: SignUpMode;
  /** The addresses at which apps receive codes. */
  readonly returnAddresses: ReturnType<typeof returnAddresses>;
  readonly providers: readonly { readonly Id: string; readonly Name: string }[];
  readonly site: {
    readonly Version: string;
    readonly ProductVersion: string;
    readonly Flags: Flags;
    readonly AnonymousCheck: boolean;
    readonly Gallery: boolean;
    readonly Stores: readonly { readonly Browser: number; readonly Url: string }[];
  };
}
