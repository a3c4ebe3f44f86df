import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifestName } from "./manifest.ts";

/** Where the weights of this package lie once they are there. */
export const ownFolder = fileURLToPath(new URL("../data", import.meta.url));

/** Where they lie for a program that has the code of this room inside, when the package is installed beside it. */
function besideFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve("@housestyle/model-en/package.json")), "data");
  } catch {
    return undefined;
  }
}

/** The folder of the model, or undefined when there are no weights. */
export const modelFolder = (): string | undefined =>
  [ownFolder, besideFolder()].find((folder) => folder !== undefined && existsSync(join(folder, manifestName)));
