import { existsSync } from "node:fs";
import { join } from "node:path";

/** A browser extension that was packed (`npm run extension`) and is given away. */
export interface PackedExtension {
  /** The browser's number on the wire. */
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

/** Those that are given away out of a folder, whether they lie there yet or not. */
export function extensionsIn(folder: string): readonly PackedExtension[] {
  return names.map(([browser, name]) => ({
    browser,
    address: `/extensions/${name}.zip`,
    file: join(folder, `${name}.zip`),
  }));
}

/** Those that lie in a folder now: they may be packed while the server runs. */
export function packedExtensions(folder: string): readonly PackedExtension[] {
  return extensionsIn(folder).filter(({ file }) => existsSync(file));
}
