export { backUp } from "./backup.ts";
export { reportBackups } from "./report.ts";
export { restore } from "./restore.ts";
export { type BackupPlan, keepBackups } from "./scheduled.ts";
export { lastBackup, totalOf } from "./store.ts";
export { verify } from "./verify.ts";
