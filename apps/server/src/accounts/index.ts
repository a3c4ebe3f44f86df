export { type Attempts, createAttempts, mustGuessSeldom } from "./attempts.ts";
export type { PasswordHashing } from "./auth.ts";
export { challengeOf, insertCode, takeCode } from "./connection-store.ts";
export { endAccount } from "./end-account.ts";
export { openAccounts } from "./open.ts";
export { runsAlone } from "./removal-store.ts";
export {
  endKeys,
  endOtherSessions,
  endResetLinks,
  insertResetLink,
  insertToken,
  mostKeys,
  notifyClientsOf,
} from "./store.ts";
