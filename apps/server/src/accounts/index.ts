export type { PasswordHashing } from "./auth.ts";
export { challengeOf, insertCode, takeCode } from "./connection-store.ts";
export { openAccounts } from "./open.ts";
export { insertToken, mostKeys } from "./store.ts";
