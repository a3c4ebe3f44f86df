import { z } from "zod";
import { timesOfDay, wholeNumber } from "../setting.ts";

/** Settings for when backups are created and how many are kept. */
export const backupEnv = z.object({
  HOUSESTYLE_BACKUP_FOLDER: z.string().optional(),
  HOUSESTYLE_BACKUP_AT: timesOfDay.default(["03:20"]),
  HOUSESTYLE_BACKUP_KEEP: wholeNumber(1, 100_000).default(14),
});

export type BackupEnv = z.output<typeof backupEnv>;
