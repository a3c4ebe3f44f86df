import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { type Engine, type Finding, type Level, lateReader, type RuleInfo, type Settings } from "@housestyle/engine";
import type { LanguageWorld } from "@housestyle/lsp";
import { type Deep, type Depth, ModelError } from "@housestyle/model-en";
import { neuralRules } from "@housestyle/neural";
import {
  findProject,
  formatOf,
  leftAlone,
  type Project,
  ProjectError,
  readProject,
  settingsOf,
} from "@housestyle/project";
import { bestLanguage, english, loadLanguage, speakAs } from "@housestyle/texts";
import type { Checked } from "./checked.ts";
import { type Checkers, findAll } from "./find-all.ts";
import { withSureFixes } from "./fix.ts";
import { type Options, readOptions, UsageError } from "./options.ts";
import { report } from "./report.ts";
import { readSource, type Source, SourceError } from "./source.ts";
import { texts } from "./texts.ts";
import { wantedLanguages } from "./wanted-languages.ts";

/** What a language server is told by the command line. */
type EditorWorld = Omit<LanguageWorld, "input" | "output">;

/** The world of the command, so that a test can hold it. */
export interface World {
  readonly cwd: string;
  readonly input: AsyncIterable<Uint8Array>;
  out(text: string): void;
  err(text: string): void;
  /** Opens the engine; asked for once, and only when there is something to check. */
  engine(): Promise<Engine>;
  /** Opens the corrector; asked for only when it is wanted. */
  deep(depth: Depth): Promise<Deep>;
  /** Serves an editor over standard input and output until it goes. */
  serveEditor(asked: EditorWorld): Promise<void>;
  readonly version: string;
  /** What the environment's variables say. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const gravity: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 };
const atLeast =
  (level: Level): ((finding: Finding) => boolean) =>
  (finding) =>
    gravity[finding.level] <= gravity[level];

/** The project's settings, and what the command line adds to them. */
const decided = (project: Project, options: Options): Settings => {
  const settings = settingsOf(project);
  return {
    ...settings,
    style: options.style ?? settings.style,
    ...(options.picky !== undefined && { picky: options.picky }),
    words: [...settings.words, ...options.words],
    disabled: [...settings.disabled, ...options.disabled],
  };
};

/** All that may speak. */
const rulesOf = (engine: Engine, options: Options): readonly RuleInfo[] =>
  options.deep ? [...engine.rules, ...neuralRules()] : engine.rules;

/** Refuses rules that do not exist and patterns that cannot be read. */
function prove(engine: Engine, settings: Settings): void {
  const known = new Set([...engine.rules, ...neuralRules()].map(({ id }) => id));
  const unknown = settings.disabled.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(texts.unknownRule(unknown));
  const [problem] = engine.problems(settings);
  if (problem) throw new UsageError(texts.badRule(problem.index, problem.message));
}

/** Checks one text; with `fix` its sure fixes are made first and what is left is reported. */
async function checkOne(
  checkers: Checkers,
  source: Source,
  project: Project,
  options: Options,
): Promise<Checked & { fixes: number }> {
  const settings = decided(project, options);
  const format = options.as ?? formatOf(source.name);
  const isLeft = leftAlone(project);
  const check = async (text: string): Promise<readonly Finding[]> => {
    const found = await findAll(checkers, text, { dialect: options.dialect ?? project.dialect, format, settings });
    return found.filter((finding) => !isLeft(text, finding));
  };
  const shown = atLeast(options.level ?? project.level ?? "hint");
  const first = await check(source.text);
  if (!options.fix) return { name: source.name, text: source.text, findings: first.filter(shown), fixes: 0 };
  const { text, count } = withSureFixes(source.text, first);
  return { name: source.name, text, findings: (await check(text)).filter(shown), fixes: count };
}

async function keepFixes(
  world: World,
  source: Source,
  { text, fixes }: { text: string; fixes: number },
): Promise<void> {
  if (source.path === undefined) world.out(text);
  else if (fixes > 0)
    await writeFile(source.path, (source.marked ? "\uFEFF" : "") + text).catch((error: NodeJS.ErrnoException) => {
      throw new SourceError(texts.cannotWrite(source.name, error.code ?? "error"));
    });
}

const projectOf = (options: Options, file: string, cwd: string): Project => {
  if (options.config === false) return readProject(undefined);
  return readProject(options.config ?? findProject(file === "-" ? cwd : dirname(file)));
};

/** What came of one file. */
interface Outcome extends Checked {
  readonly fixes: number;
  readonly failed: boolean;
}

async function checkFile(world: World, checkers: Checkers, options: Options, file: string): Promise<Outcome> {
  const project = projectOf(options, file, world.cwd);
  prove(checkers.engine, decided(project, options));
  const source = await readSource(file, options.stdinName, world.input);
  const result = await checkOne(checkers, source, project, options);
  if (options.fix) await keepFixes(world, source, result);
  const failOn = options.failOn ?? project.failOn ?? "warning";
  return { ...result, failed: failOn !== "never" && result.findings.some(atLeast(failOn)) };
}

function tell(world: World, engine: Engine, options: Options, outcomes: readonly Outcome[]): void {
  // With “--fix -” standard output is the text.
  const say = options.fix && options.files.includes("-") ? world.err : world.out;
  say(report(options.output, outcomes, rulesOf(engine, options)));
  if (options.output !== "line") return;
  const count = (of: (outcome: Outcome) => number): number => outcomes.reduce((sum, each) => sum + of(each), 0);
  if (options.fix) world.err(`${texts.fixed(count(({ fixes }) => fixes))}\n`);
  world.err(
    `${texts.summary(
      count(({ findings }) => findings.length),
      outcomes.length,
    )}\n`,
  );
}

async function checkFiles(world: World, options: Options): Promise<number> {
  if (options.files.length === 0) throw new UsageError(texts.noFiles);
  const deep = options.deep && (await world.deep(options.deep));
  const engine = await world.engine();
  const checkers: Checkers = { engine, late: deep && lateReader(deep.lane()) };
  const outcomes: Outcome[] = [];
  let broken = false;
  for (const file of options.files) {
    try {
      outcomes.push(await checkFile(world, checkers, options, file));
    } catch (error) {
      // The other files are checked all the same.
      if (!(error instanceof SourceError)) throw error;
      world.err(`${error.message}\n`);
      broken = true;
    }
  }
  tell(world, engine, options, outcomes);
  if (broken) return 2;
  return outcomes.some(({ failed }) => failed) ? 1 : 0;
}

async function listRules(world: World, options: Options): Promise<number> {
  for (const { id, level, title } of rulesOf(await world.engine(), options))
    world.out(`${id.padEnd(36)} ${level.padEnd(8)} ${title}\n`);
  return 0;
}

/** The server whose decisions count, when one is named and there is a key for it. */
function serverOf({ server, key }: Options, env: World["env"]): EditorWorld["server"] {
  const address = server ?? env.HOUSESTYLE_SERVER;
  if (!address) return undefined;
  if (!URL.canParse(address)) throw new UsageError(texts.badServer(address));
  const given = key ?? env.HOUSESTYLE_KEY;
  if (!given) throw new UsageError(texts.noKey);
  const caches = env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return { address, key: given, cache: join(caches, "housestyle") };
}

async function serveEditor(world: World, options: Options): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesHere);
  const engine = world.engine();
  const deep = options.deep && (await world.deep(options.deep));
  const { dialect, style, picky, level, words, disabled, config } = options;
  await world.serveEditor({
    ...{ engine, words, disabled, config },
    late: deep && { reader: lateReader(deep.lane()), rules: neuralRules() },
    wishes: { dialect, style, picky, level },
    server: serverOf(options, world.env),
    version: world.version,
  });
  return 0;
}

async function obey(world: World, options: Options): Promise<number> {
  if (options.version) world.out(`${world.version}\n`);
  else if (options.help || options.command === undefined) world.out(`${texts.usage}\n`);
  else if (options.command === "check") return checkFiles(world, options);
  else if (options.command === "lsp") return serveEditor(world, options);
  else if (options.command === "rules") return listRules(world, options);
  else throw new UsageError(texts.unknownCommand(options.command));
  return options.command === undefined && !options.help && !options.version ? 2 : 0;
}

/** Runs the command. Answers its exit status: 0, 1 for findings to fail on, 2 when it could not do its work. */
export async function run(args: readonly string[], world: World): Promise<number> {
  const spoken = await loadLanguage(bestLanguage(wantedLanguages(world.env)));
  speakAs(() => spoken);
  try {
    return await obey(world, readOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ProjectError || error instanceof ModelError)) throw error;
    world.err(`${error.message}\n`);
    return 2;
  } finally {
    speakAs(() => english);
  }
}
