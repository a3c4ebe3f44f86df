import { z } from "zod";
import { address, flag, webAddress } from "../setting.ts";
import { texts } from "../texts.ts";

const store = address(/^https:/, () => texts.settings.webAddress).optional();

/** Settings for who can sign up, how people log in, and what pages show about this server. */
export const accountsEnv = z.object({
  HOUSESTYLE_SIGN_UP: z.enum(["open", "invited", "closed"]).default("open"),
  HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: flag.default(false),
  HOUSESTYLE_CAPTCHA: z.enum(["recaptcha", "hcaptcha", "turnstile"]).optional(),
  HOUSESTYLE_CAPTCHA_SITE_KEY: z.string().optional(),
  HOUSESTYLE_CAPTCHA_SECRET: z.string().optional(),
  HOUSESTYLE_CAPTCHA_URL: webAddress.optional(),
  HOUSESTYLE_GOOGLE_ID: z.string().optional(),
  HOUSESTYLE_GOOGLE_SECRET: z.string().optional(),
  HOUSESTYLE_MICROSOFT_ID: z.string().optional(),
  HOUSESTYLE_MICROSOFT_SECRET: z.string().optional(),
  HOUSESTYLE_APPLE_ID: z.string().optional(),
  HOUSESTYLE_APPLE_SECRET: z.string().optional(),
  HOUSESTYLE_FACEBOOK_ID: z.string().optional(),
  HOUSESTYLE_FACEBOOK_SECRET: z.string().optional(),
  HOUSESTYLE_OIDC_ISSUER: webAddress.optional(),
  HOUSESTYLE_OIDC_NAME: z.string().max(100).default("Single sign-on"),
  HOUSESTYLE_OIDC_ID: z.string().optional(),
  HOUSESTYLE_OIDC_SECRET: z.string().optional(),
  HOUSESTYLE_STORE_CHROME: store,
  HOUSESTYLE_STORE_FIREFOX: store,
  HOUSESTYLE_STORE_EDGE: store,
  HOUSESTYLE_STORE_SAFARI: store,
});

export type AccountsEnv = z.output<typeof accountsEnv>;
