/** The captcha that the site is configured with. */
export interface Captcha {
  readonly Provider: string;
  readonly SiteKey: string;
}

/** A captcha provider: the address of its script, and how to get a token from the script once it has run. */
interface CaptchaScript {
  readonly address: (siteKey: string) => string;
  /** Whether the script has run: some fetch a second one first. */
  readonly isThere: () => boolean;
  readonly ask: (siteKey: string, place: HTMLElement) => Promise<string>;
}

/** What the scripts add to the window. */
interface Left {
  readonly grecaptcha?: {
    ready(then: () => void): void;
    execute(siteKey: string, options: { action: string }): Promise<string>;
  };
  readonly hcaptcha?: {
    render(place: HTMLElement, options: { sitekey: string; size: "invisible" }): string;
    execute(id: string, options: { async: true }): Promise<{ readonly response: string }>;
  };
  readonly turnstile?: {
    render(
      place: HTMLElement,
      options: { sitekey: string; callback: (token: string) => void; "error-callback": () => void },
    ): string;
  };
}

const left = () => window as unknown as Left;
const absent = () => Promise.reject(new Error("The captcha's script did not come."));

/** The providers the server can verify. */
export const captchaScripts: Readonly<Record<string, CaptchaScript>> = {
  recaptcha: {
    address: (siteKey) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    isThere: () => left().grecaptcha !== undefined,
    ask: (siteKey) => {
      const { grecaptcha } = left();
      if (!grecaptcha) return absent();
      return new Promise((resolve, reject) => {
        grecaptcha.ready(() => grecaptcha.execute(siteKey, { action: "login" }).then(resolve, reject));
      });
    },
  },
  hcaptcha: {
    address: () => "https://js.hcaptcha.com/1/api.js?render=explicit",
    isThere: () => left().hcaptcha !== undefined,
    ask: async (sitekey, place) => {
      const { hcaptcha } = left();
      if (!hcaptcha) return absent();
      const id = hcaptcha.render(place, { sitekey, size: "invisible" });
      return (await hcaptcha.execute(id, { async: true })).response;
    },
  },
  turnstile: {
    address: () => "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    isThere: () => left().turnstile !== undefined,
    ask: (sitekey, place) => {
      const { turnstile } = left();
      if (!turnstile) return absent();
      return new Promise((callback, reject) => {
        turnstile.render(place, {
          sitekey,
          callback,
          "error-callback": () => reject(new Error("The captcha failed.")),
        });
      });
    },
  },
};
