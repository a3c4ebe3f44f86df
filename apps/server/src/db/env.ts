import { z } from "zod";
import { address } from "../setting.ts";
import { texts } from "../texts.ts";

/** Where the database is. */
export const databaseEnv = z.object({
  DATABASE_URL: address(/^postgres(ql)?:/, () => texts.settings.databaseAddress).optional(),
});
