import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifestName } from "./manifest.ts";

/** Where the weights of this package lie once they are there. */
export const ownFolder = fileURLToPath(new URL("../data", import.meta.url));

/** The folder of the model, or undefined when this package has come without weights. */
export const modelFolder = (): string | undefined =>
  existsSync(join(ownFolder, manifestName)) ? ownFolder : undefined;
