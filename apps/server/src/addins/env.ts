import { join } from "node:path";
import { z } from "zod";

const repository = join(import.meta.dirname, "..", "..", "..", "..");

/** Settings for the locations of installable files. */
export const addinsEnv = z.object({
  HOUSESTYLE_EXTENSIONS: z.string().default(join(repository, "dist", "extension")),
});
