import { dirname, extname, resolve } from "node:path";
import {
  atLeast,
  type Dialect,
  type Engine,
  type Finding,
  type FormatOrCutter,
  type Level,
  type Settings,
} from "@housestyle/engine";
import { type FormatSettings, formatOf, formOf, type TextFormat } from "@housestyle/formats";
import { neuralRules } from "@housestyle/neural";
import {
  findProject,
  formatsOf,
  leftAlone,
  type Project,
  ProjectError,
  placesOf,
  readProject,
  type Silenced,
  settingsOf,
  silencedIn,
} from "@housestyle/project";
import { type Shared, together } from "@housestyle/project/team";
import { type LineRanges, touches } from "../changed/changed-lines.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import type { DocumentRule } from "../vale/document/document-rule.ts";
import { withDocumentRules } from "../vale/document/find-in-document.ts";
import { withPassedOver } from "../vale/passed-over.ts";
import type { Vale } from "../vale/read-vale.ts";
import { documentRulesFor, passedOverFor, rulesFor, sectionsFor } from "../vale/rules-for.ts";
import type { FileResult, LocatedFinding, UncheckedFile } from "./file-result.ts";
import { type Checkers, findAll } from "./find-all.ts";
import { commentedSource, fixedSource, keepSource } from "./fixed-source.ts";
import { type InputText, readSourceOrOffice } from "./input-text.ts";
import { sentenceOf } from "./sentence-of.ts";
import { SourceError } from "./source-error.ts";

/** What all files of a run have in common. It can be sent to a thread. */
export interface Plan {
  readonly cwd: string;
  readonly options: CommandOptions;
  /** What a team has decided; a settings file adds to it. */
  readonly shared?: Shared | undefined;
  /** What a `.vale.ini` decides besides. */
  readonly vale?: Vale | undefined;
  /** See `CheckOptions`. */
  readonly ownWords?: "told";
  /** The only lines of each file that count; undefined when all do. */
  readonly changed?: ReadonlyMap<string, LineRanges> | undefined;
}

/** What is decided for a file. */
interface Decided {
  readonly settings: Settings;
  /** Rules of Vale that look at whole blocks, or at all of a text. */
  readonly documentRules: readonly DocumentRule[];
  readonly dialect: Dialect | undefined;
  readonly shown: (finding: Finding) => boolean;
  readonly failOn: Level | "never";
  readonly formats: FormatSettings;
  /** Regular expressions of what is not read. */
  readonly passedOver: readonly string[];
  readonly isLeft: (text: string, finding: Finding) => boolean;
}

/** What is decided for a file, and the form of its text where its name does not say it. */
interface DecidedText extends Decided {
  readonly form?: FormatOrCutter | undefined;
}

/** The paragraphs of a document need no cutting of its text. */
const formOfOffice = ({ office }: InputText): FormatOrCutter | undefined => office && (() => [...office.paragraphs]);

/** Rules that only a team or a folder knows. */
const decidedByTeams = /^(?:house|term|template)(?:\/|$)/;

/** Reads one file after the other, says what is found in each and writes its fixes back. */
export class FileChecker {
  readonly #checkers: Checkers;
  readonly #plan: Plan;
  readonly #decided = new Map<string, Decided>();
  readonly #input: AsyncIterable<Uint8Array> | undefined;

  constructor(checkers: Checkers, plan: Plan, input?: AsyncIterable<Uint8Array>) {
    this.#checkers = checkers;
    this.#plan = plan;
    this.#input = input;
  }

  /** Never throws for what people can put right. */
  async check(name: string): Promise<FileResult | UncheckedFile> {
    const { cwd, options } = this.#plan;
    try {
      const path = name === "-" ? undefined : resolve(cwd, name);
      const decided = this.#decidedFor(
        path === undefined ? options.stdinName : name,
        path === undefined ? cwd : dirname(path),
      );
      const source = await readSourceOrOffice(name, path, options.stdinName, this.#input);
      return await this.#checkSource(source, decided);
    } catch (error) {
      if (error instanceof SourceError) return { trouble: error.message, isFatal: false };
      if (error instanceof ProjectError || error instanceof UsageError)
        return { trouble: error.message, isFatal: true };
      // A fault of ours, or a file made to cause one: the others are checked all the same.
      return { trouble: texts.failed(name, error instanceof Error ? error.name : "error"), isFatal: false };
    }
  }

  /** Checks one text; with `fix` its sure fixes are made first and what is left is reported. */
  async #checkSource(source: InputText, decided: Decided): Promise<FileResult> {
    const { failOn } = decided;
    const form = formOfOffice(source);
    const found = await this.#find(source.text, source.name, { ...decided, form });
    const notes = this.#notesOn(source, { ...decided, form });
    const { options } = this.#plan;
    if (!options.fix)
      return {
        name: source.name,
        findings: this.#located(source.name, source.text, found, { ...decided, form }),
        fixes: 0,
        failOn,
        notes,
      };
    if (source.office && source.path === undefined) throw new SourceError(texts.nameWord);
    const { name } = source;
    const by = { author: options.author, date: new Date() };
    const fixed = fixedSource(source, found.filter(decided.shown), options.trackChanges ? by : undefined);
    const { text } = fixed.source;
    const after = { ...decided, form: formOfOffice(fixed.source) };
    const left = fixed.count > 0 ? await this.#find(text, name, after) : found;
    const now = options.comments ? commentedSource(fixed.source, left.filter(decided.shown), by) : fixed.source;
    if (now !== source) await keepSource(now);
    const findings = this.#located(name, text, left, after);
    const reason = options.trackChanges ? texts.untracked : texts.unfixed;
    const leftOut = fixed.leftOut > 0 ? [reason(name, fixed.leftOut)] : [];
    const outcome = { name, findings, fixes: fixed.count, failOn, notes: [...notes, ...leftOut] };
    return source.path === undefined ? { ...outcome, text } : outcome;
  }

  async #find(text: string, name: string, decided: DecidedText): Promise<readonly Finding[]> {
    const { settings, dialect, isLeft } = decided;
    const format = this.#formOf(name, decided);
    const { ownWords, vale } = this.#plan;
    const teamOverlaps = vale ? "told" : undefined;
    const said = await findAll(this.#checkers, text, { dialect, format, settings, ownWords, teamOverlaps });
    const found = this.#withDocumentRules(said, text, format, decided);
    const silenced = this.#silencedIn(text, name, decided);
    const lines = this.#plan.changed?.get(name);
    const place = lines ? placesOf(text) : undefined;
    const isTouched = ({ start, end }: Finding) =>
      !lines || !place || touches(lines, place(start).line, place(end).line);
    return found.filter((finding) => isTouched(finding) && !silenced.has(finding) && !isLeft(text, finding));
  }

  #withDocumentRules(
    found: readonly Finding[],
    text: string,
    format: FormatOrCutter,
    { dialect: asked, documentRules }: Decided,
  ): readonly Finding[] {
    if (documentRules.length === 0) return found;
    const { engine } = this.#checkers;
    const dialect = asked ?? engine.dialectOf(text, format);
    return withDocumentRules(
      { engine, text, paragraphs: engine.paragraphs(text, format), dialect },
      found,
      documentRules,
    );
  }

  #located(name: string, text: string, findings: readonly Finding[], decided: DecidedText): readonly LocatedFinding[] {
    const told = findings.filter(decided.shown);
    if (told.length === 0) return [];
    const place = placesOf(text);
    const sentence = sentenceOf(text, this.#checkers.engine.paragraphs(text, this.#formOf(name, decided)));
    return told.map((finding) => ({
      finding,
      from: place(finding.start),
      to: place(finding.end),
      sentence: sentence(finding),
    }));
  }

  /** What its writer would not expect: a comment that names no rule silences nothing, and another language is not checked. */
  #notesOn({ name, text }: InputText, decided: DecidedText): readonly string[] {
    const language = this.#checkers.engine.languageOf(text, this.#formOf(name, decided));
    const foreign = language === undefined ? [] : [`${name}: ${texts.otherLanguage(language)}`];
    const { named } = this.#silencedIn(text, name, decided);
    const place = placesOf(named.length > 0 ? text : "");
    const unknown = named.filter(({ rule }) => !this.#isKnown(rule));
    return [...foreign, ...unknown.map(({ rule, at }) => `${name}:${place(at).line}: ${texts.unknownRule(rule)}`)];
  }

  #isKnown(rule: string): boolean {
    const ids = [...this.#checkers.engine.rules, ...neuralRules()].map(({ id }) => id);
    return decidedByTeams.test(rule) || ids.some((id) => id === rule || id.startsWith(`${rule}/`));
  }

  #silencedIn(text: string, name: string, decided: DecidedText): Silenced {
    const paragraphs = () => this.#checkers.engine.paragraphs(text, this.#formOf(name, decided));
    return silencedIn(text, this.#formatOf(name), paragraphs);
  }

  #formatOf(name: string): TextFormat {
    const { options, vale } = this.#plan;
    const other = vale?.formats[extname(name).slice(1)];
    return options.as ?? formatOf(other === undefined ? name : `text.${other}`);
  }

  #formOf(name: string, { form: own, formats, passedOver }: DecidedText): FormatOrCutter {
    const form = own ?? formOf(this.#formatOf(name), formats);
    if (passedOver.length === 0) return form;
    return (text) => withPassedOver(text, this.#checkers.engine.paragraphs(text, form), passedOver);
  }

  /** The same for all files of a project: what house rules become is kept with their settings. */
  #decidedFor(name: string, folder: string): Decided {
    const { vale, options } = this.#plan;
    const { config } = options;
    const file = config === false ? undefined : (config ?? findProject(folder));
    const sections = vale ? sectionsFor(vale, name) : "";
    const key = `${sections}\n${file ?? ""}`;
    const known = this.#decided.get(key);
    if (known) return known;
    const project = readProject(file);
    const own = ownSettings(project, this.#plan);
    prove(this.#checkers.engine, own);
    const settings = together(vale ? this.#withVale(own, vale, sections) : own, this.#plan.shared);
    const documentRules = vale ? documentRulesFor(vale, sections) : [];
    const passedOver = vale ? passedOverFor(vale, sections) : [];
    const decided = { ...decide(project, settings, this.#plan), documentRules, passedOver };
    this.#decided.set(key, decided);
    return decided;
  }

  /** The rules of its styles beside one's own; what no engine can run in linear time stays out. */
  #withVale(own: Settings, vale: Vale, sections: string): Settings {
    const rules = rulesFor(vale, sections);
    const broken = new Set(this.#checkers.engine.problems({ ...own, rules }).map(({ index }) => index));
    return {
      ...own,
      words: [...own.words, ...vale.words],
      ignores: [...own.ignores, ...vale.ignores],
      rules: [...own.rules, ...rules.filter((_, i) => !broken.has(i))],
      terms: [...own.terms, ...vale.terms],
    };
  }
}

/** What the project says, and what the command line adds to it. */
function ownSettings(project: Project, { options }: Plan): Settings {
  const settings = settingsOf(project);
  return {
    ...settings,
    style: options.style ?? settings.style,
    ...(options.picky !== undefined && { picky: options.picky }),
    words: [...settings.words, ...options.words],
    disabled: [...settings.disabled, ...options.disabled],
  };
}

const decide = (
  project: Project,
  settings: Settings,
  { options }: Plan,
): Omit<Decided, "documentRules" | "passedOver"> => ({
  settings,
  dialect: options.dialect ?? project.dialect,
  shown: atLeast(options.level ?? project.level ?? "hint"),
  failOn: options.failOn ?? project.failOn ?? "warning",
  formats: formatsOf(project),
  isLeft: leftAlone(project),
});

/** Refuses rules that do not exist and patterns that cannot be read. */
function prove(engine: Engine, settings: Settings): void {
  const known = new Set([...engine.rules, ...neuralRules()].map(({ id }) => id));
  const unknown = settings.disabled.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(texts.unknownRule(unknown));
  const [problem] = engine.problems(settings);
  if (problem) throw new UsageError(texts.badRule(problem.index, problem.message));
}
