export type { PasswordHashing } from "./auth.ts";
export { openAccounts } from "./open.ts";
