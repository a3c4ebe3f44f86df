/**
 * The step before a form is sent. If there is a site key and no token yet, a token is requested. If that fails, the
 * form is sent without one, and the server is stricter. Each token is used once.
 */
export class CaptchaStep {
  readonly #obtain: () => Promise<string>;
  #token: string | undefined;

  constructor(obtain: () => Promise<string>) {
    this.#obtain = obtain;
  }

  /** The token to send, if there is one to be had. Never rejects. */
  async token(siteKey: string | undefined): Promise<string | undefined> {
    if (siteKey === undefined || siteKey === "") return undefined;
    try {
      this.#token ??= await this.#obtain();
    } catch {
      return undefined;
    }
    return this.#token;
  }

  /** After the form was sent: whatever came of it, its token is used up. */
  used(): void {
    this.#token = undefined;
  }
}
