import type { AccountsEnv } from "./env.ts";

/** A captcha set up by the operator. */
export interface CaptchaSettings {
  readonly provider: "recaptcha" | "hcaptcha" | "turnstile";
  readonly siteKey: string;
  readonly secretKey: string;
  /** The URL that verifies tokens. Defaults to the provider's own. */
  readonly verifyUrl?: string | undefined;
}

/** Returns the captcha of this server, if its keys are set. */
export function captchaOf(env: AccountsEnv): CaptchaSettings | undefined {
  const {
    HOUSESTYLE_CAPTCHA: provider,
    HOUSESTYLE_CAPTCHA_SITE_KEY: siteKey,
    HOUSESTYLE_CAPTCHA_SECRET: secretKey,
  } = env;
  if (provider === undefined || siteKey === undefined || secretKey === undefined) return undefined;
  return { provider, siteKey, secretKey, verifyUrl: env.HOUSESTYLE_CAPTCHA_URL };
}

const addresses: Readonly<Record<CaptchaSettings["provider"], string>> = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
};

/** The origins from which a captcha loads its script and its frame. */
const origins: Readonly<Record<CaptchaSettings["provider"], readonly string[]>> = {
  recaptcha: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  turnstile: ["https://challenges.cloudflare.com"],
};

/** Returns the origins that pages may load from besides the server's own. Empty without a captcha. */
export function captchaOrigins(settings: CaptchaSettings | undefined): readonly string[] {
  return settings ? origins[settings.provider] : [];
}

/** The most milliseconds to wait for the provider. */
const patience = 5_000;

/** Whether a token proves a person. Without a captcha everybody counts as one; a provider that is away proves nothing. */
export async function provesPerson(
  settings: CaptchaSettings | undefined,
  token: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  if (!settings) return true;
  if (token === undefined || token === "") return false;
  try {
    const response = await fetch(settings.verifyUrl ?? addresses[settings.provider], {
      method: "POST",
      body: new URLSearchParams({ secret: settings.secretKey, response: token }),
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    const answer = (await response.json()) as { success?: unknown; score?: unknown };
    return answer.success === true && (typeof answer.score !== "number" || answer.score >= 0.5);
  } catch {
    return false;
  }
}
