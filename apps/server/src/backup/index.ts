export { backUp } from "./backup.ts";
export type { BackupEnv } from "./env.ts";
export { openBackup } from "./open.ts";
export { restore } from "./restore.ts";
export { lastBackup, totalOf } from "./store.ts";
export { verify } from "./verify.ts";
