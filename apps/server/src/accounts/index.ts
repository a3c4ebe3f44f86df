export { createAttempts } from "./attempts.ts";
export type { AuthSettings } from "./auth.ts";
export { type CaptchaSettings, captchaOrigins } from "./captcha.ts";
export { libraryRoutes } from "./library-routes.ts";
export { openAccounts } from "./open-accounts.ts";
export { accountRoutes } from "./routes.ts";
export type { AccountServices } from "./services.ts";
export { teamSignInRoutes } from "./team-sign-in.ts";
