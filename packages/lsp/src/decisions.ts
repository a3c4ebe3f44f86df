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

/** The settings that apply to a text. The same object as long as they do not change. */
export interface Decisions {
  /** The settings file, existing or not, or undefined if settings files are not used. */
  readonly file: string | undefined;
  /** The English variety, or undefined if none is set. */
  readonly dialect: Dialect | undefined;
  readonly level: Level;
  readonly settings: Settings;
  /** The settings for text formats. */
  readonly formats: FormatSettings;
  /** Whether a finding is ignored at its place. */
  readonly isLeft: (text: string, finding: Finding) => boolean;
}

interface CachedDecisions {
  /** Changes whenever the file does. */
  readonly sign: string;
  readonly decisions: Decisions;
}

/** Combines settings files, command line, and editor settings. A changed file is read again. */
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

  /** Sets the editor's preferences, which apply where neither the command line nor a settings file decides. */
  set wishes(wishes: UserPreferences) {
    this.#wishes = wishes;
    this.#known.clear();
  }

  /** Sets the team's settings, to which a settings file adds. */
  set shared(shared: Shared | undefined) {
    this.#shared = shared;
    this.#known.clear();
  }

  /** Returns the settings for a folder. `root` is where a settings file would be created. */
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

  /** Returns a value that changes with each relevant file. */
  #signOf(found: string | undefined): string {
    try {
      return filesOf(found).map(signOf).join("\n");
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      return found === undefined ? "" : signOf(found);
    }
  }

  /** Returns undefined for an invalid file. Its last valid settings apply until it is corrected. */
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

/** Returns the folder of a text, and the folder for a new settings file: the innermost open one, or the text's own. */
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
