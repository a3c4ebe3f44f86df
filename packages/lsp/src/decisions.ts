import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Dialect, Finding, Level, Settings } from "@housestyle/engine";
import type { FormatSettings } from "@housestyle/formats";
import {
  fileName,
  filesOf,
  findProject,
  formatsOf,
  leftAlone,
  ProjectError,
  readProject,
  settingsOf,
} from "@housestyle/project";
import { type Shared, together } from "@housestyle/project/team";
import type { LanguageServerContext } from "./language-server-context.ts";
import type { UserPreferences } from "./user-preferences.ts";

/** What is decided for one text. The same object as long as it is the same. */
export interface Decisions {
  /** Where it is written, or would be; undefined when settings files are not wanted. */
  readonly file: string | undefined;
  /** Undefined when nobody has said so. */
  readonly dialect: Dialect | undefined;
  readonly level: Level;
  readonly settings: Settings;
  /** What is said of the formats of texts. */
  readonly formats: FormatSettings;
  /** Whether a finding is left alone where it stands. */
  readonly isLeft: (text: string, finding: Finding) => boolean;
}

interface CachedDecisions {
  /** Changes with the file. */
  readonly sign: string;
  readonly decisions: Decisions;
}

/** Finds out what is decided for texts, by settings files, command line and editor; reads a file again when it has changed. */
export class DecisionReader {
  readonly #context: LanguageServerContext;
  readonly #warn: (message: string) => void;
  readonly #known = new Map<string, CachedDecisions>();
  #wishes: UserPreferences = {};
  #shared: Shared | undefined;

  constructor(context: LanguageServerContext, warn: (message: string) => void) {
    this.#context = context;
    this.#warn = warn;
  }

  /** What the editor wishes, where neither command line nor settings file says otherwise. */
  set wishes(wishes: UserPreferences) {
    this.#wishes = wishes;
    this.#known.clear();
  }

  /** What a team has decided; a settings file adds to it. */
  set shared(shared: Shared | undefined) {
    this.#shared = shared;
    this.#known.clear();
  }

  /** What is decided in a folder. `root` is where a settings file would be made. */
  in(folder: string, root: string): Decisions {
    const { config } = this.#context;
    const found = config === undefined ? findProject(folder) : config || undefined;
    const file = config === false ? undefined : (found ?? join(root, fileName));
    const name = file ?? "";
    const known = this.#known.get(name);
    const sign = this.#signOf(found);
    if (known?.sign === sign) return known.decisions;
    const decisions = this.#read(file, found) ?? known?.decisions ?? this.#decide(file, undefined);
    this.#known.set(name, { sign, decisions });
    return decisions;
  }

  /** Changes with each file that counts. */
  #signOf(found: string | undefined): string {
    try {
      return filesOf(found).map(signOf).join("\n");
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      return found === undefined ? "" : signOf(found);
    }
  }

  /** Undefined for a file that cannot be used: what it said before is true until it is put right. */
  #read(file: string | undefined, found: string | undefined): Decisions | undefined {
    try {
      return this.#decide(file, found);
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      this.#warn(error.message);
      return undefined;
    }
  }

  #decide(file: string | undefined, found: string | undefined): Decisions {
    const project = readProject(found);
    const settings = together(settingsOf(project), this.#shared);
    const { wishes, words, disabled } = this.#context;
    const picky = wishes.picky ?? project.picky ?? this.#wishes.picky;
    return {
      file,
      dialect: wishes.dialect ?? project.dialect ?? this.#wishes.dialect,
      level: wishes.level ?? project.level ?? this.#wishes.level ?? "hint",
      settings: {
        ...settings,
        style: wishes.style ?? project.style ?? this.#wishes.style ?? settings.style,
        ...(picky !== undefined && { picky }),
        words: [...settings.words, ...words],
        disabled: [...settings.disabled, ...disabled],
      },
      formats: formatsOf(project),
      isLeft: leftAlone(project),
    };
  }
}

function signOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1, ino: 0 };
  return [mtimeMs, size, ino].join(" ");
}

/** The folder a text lies in, and the one a settings file for it would be made in: the innermost open one, or its own. */
export function foldersOf(
  path: string | undefined,
  open: readonly string[],
): { readonly folder: string; readonly root: string } {
  const [first = process.cwd()] = open;
  if (path === undefined) return { folder: first, root: first };
  const folder = dirname(path);
  const around = open.filter((each) => folder === each || folder.startsWith(join(each, "/")));
  return { folder, root: around.sort((a, b) => b.length - a.length)[0] ?? folder };
}
