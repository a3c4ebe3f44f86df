import { existsSync } from "node:fs";
import { join } from "node:path";

/** A browser extension that was packed (`npm run extension`) and can be downloaded. */
export interface PackedExtension {
  /** The number of the browser in the API. */
  readonly browser: number;
  readonly address: string;
  readonly file: string;
}

const names = [
  [0, "chrome"],
  [1, "firefox"],
  [3, "safari"],
  [4, "edge"],
] as const;

/** Returns the extensions that belong in a folder, whether they exist yet or not. */
export function extensionsIn(folder: string): readonly PackedExtension[] {
  return names.map(([browser, name]) => ({
    browser,
    address: `/extensions/${name}.zip`,
    file: join(folder, `${name}.zip`),
  }));
}

/** Returns the extensions that exist now. They may be packed while the server runs. */
export function packedExtensions(folder: string): readonly PackedExtension[] {
  return extensionsIn(folder).filter(({ file }) => existsSync(file));
}
