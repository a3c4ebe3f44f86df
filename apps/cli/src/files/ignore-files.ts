import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

/** What a file is called that names what is not to be checked, in the form of `.gitignore`. */
export const ownIgnoreFile = ".housestyleignore";

/** Obeys ignore files of these names, each in its folder and below; the deeper one has the last word. */
export class IgnoreFiles {
  readonly #names: readonly string[];
  readonly #outermost: string;
  readonly #known = new Map<string, Ignore | undefined>();

  /** No file above `outermost` counts. */
  constructor(names: readonly string[], outermost: string) {
    this.#names = names;
    this.#outermost = outermost;
  }

  /** Whether a file, or a folder it lies in, is named. */
  leavesOut(file: string): boolean {
    return this.#foldersDownTo(file).some((folder) => this.names(folder, true)) || this.names(file, false);
  }

  /** Whether this one is named; those above it are not asked. */
  names(path: string, isFolder: boolean): boolean {
    let isNamed = false;
    for (const folder of this.#foldersDownTo(path)) {
      const inside = relative(folder, path).split(sep).join("/");
      const said = inside && this.#in(folder)?.test(isFolder ? `${inside}/` : inside);
      if (said) isNamed = (isNamed || said.ignored) && !said.unignored;
    }
    return isNamed;
  }

  /** The folders around a path, the outermost first. */
  #foldersDownTo(path: string): readonly string[] {
    const folders: string[] = [];
    for (let at = dirname(path); ; at = dirname(at)) {
      folders.unshift(at);
      if (at === this.#outermost || dirname(at) === at) return at === this.#outermost ? folders : [];
    }
  }

  #in(folder: string): Ignore | undefined {
    if (!this.#known.has(folder)) {
      const files = this.#names.map((name) => join(folder, name)).filter((file) => existsSync(file));
      const patterns = files.map((file) => readFileSync(file, "utf8"));
      this.#known.set(folder, patterns.length > 0 ? ignore().add(patterns.join("\n")) : undefined);
    }
    return this.#known.get(folder);
  }
}

/** The folder above which no ignore file counts: that of the repository a folder is in, or else the folder. */
export function outermostFolder(folder: string): string {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return folder;
  }
}
