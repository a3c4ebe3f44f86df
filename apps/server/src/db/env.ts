import { z } from "zod";
import { address, flag } from "../setting.ts";
import { texts } from "../texts.ts";
import type { DatabasePlace } from "./connection.ts";

const postgres = address(/^postgres(ql)?:/, () => texts.settings.databaseAddress);

/** Settings for the location of the database, and whether it is behind a pooler. */
export const databaseEnv = z.object({
  DATABASE_URL: postgres.optional(),
  HOUSESTYLE_DATABASE_DIRECT_URL: postgres.optional(),
  HOUSESTYLE_PREPARED_STATEMENTS: flag.default(true),
});

/** Returns where the database is by the settings. */
export function databasePlaceOf({
  DATABASE_URL: url,
  HOUSESTYLE_DATABASE_DIRECT_URL: direct,
  HOUSESTYLE_PREPARED_STATEMENTS: prepares,
  HOUSESTYLE_DATA: folder,
}: z.output<typeof databaseEnv> & { readonly HOUSESTYLE_DATA: string }): DatabasePlace {
  if (url === undefined) return { folder };
  return direct === undefined ? { url, prepares } : { url, direct, prepares };
}
