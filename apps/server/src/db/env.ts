import { z } from "zod";
import { address } from "../setting.ts";

/** Where the database is. */
export const databaseEnv = z.object({
  DATABASE_URL: address(/^postgres(ql)?:/, "Write it as postgres://user:password@host/database.").optional(),
});
