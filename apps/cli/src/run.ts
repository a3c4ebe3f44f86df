import { lateReader } from "@housestyle/engine";
import { type Depth, ModelError } from "@housestyle/model-en";
import { neuralRules } from "@housestyle/neural";
import { ProjectError } from "@housestyle/project";
import { bestLanguage, english, loadLanguage, setLanguage } from "@housestyle/texts";
import { checkFiles } from "./check/check-files.ts";
import type { CommandContext } from "./command-context.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { listRules } from "./commands/rules.ts";
import { listWords } from "./commands/words.ts";
import { isFile } from "./files/find-files.ts";
import { type CommandOptions, readOptions, UsageError } from "./options.ts";
import { printReports } from "./report/print-reports.ts";
import { serverOf } from "./team.ts";
import { texts } from "./texts.ts";
import { wantedLanguages } from "./wanted-languages.ts";

async function serveEditor(context: CommandContext, options: CommandOptions): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesHere);
  const engine = context.engine();
  const deep = options.deep && (await context.deep(options.deep));
  const { dialect, style, picky, level, words, disabled, config } = options;
  await context.serveEditor({
    ...{ engine, words, disabled, config },
    late: deep && { reader: lateReader(deep.lane()), broken: deep.broken },
    lateRules: neuralRules(),
    deepen: (depth) => deepened(context, depth),
    wishes: { dialect, style, picky, level },
    server: serverOf(options, context.env),
    version: context.version,
  });
  return 0;
}

/** A reader as deep as a team wants, or why there can be none here. */
async function deepened(context: CommandContext, depth: Depth) {
  try {
    const { lane, broken } = await context.deep(depth);
    return { reader: lateReader(lane()), broken };
  } catch (error) {
    if (error instanceof ModelError) return { why: error.message };
    throw error;
  }
}

/** Few want it, and it brings the protocol along. */
const mcp = async (context: CommandContext, options: CommandOptions) =>
  (await import("./agent/serve-agent.ts")).serveAgent(context, options);

/** Few want it, and it brings every call to a server along. */
const sync = async (context: CommandContext, options: CommandOptions) =>
  (await import("./sync/sync.ts")).syncTeam(context, options);

const commands = {
  check: checkFiles,
  fix: checkFiles,
  init,
  rules: listRules,
  words: listWords,
  explain,
  report: printReports,
  sync,
  lsp: serveEditor,
  mcp,
};

async function obey(context: CommandContext, options: CommandOptions): Promise<number> {
  if (options.version) context.out(`${context.version}\n`);
  else if (options.help || options.command === undefined) context.out(`${texts.usage}\n`);
  else if (Object.hasOwn(commands, options.command))
    return commands[options.command as keyof typeof commands](context, options);
  else throw new UsageError(texts.unknownCommand(options.command));
  return options.command === undefined && !options.help && !options.version ? 2 : 0;
}

/** Runs the command. Answers its exit status: 0, 1 for findings to fail on, 2 when it could not do its work. */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  const spoken = await loadLanguage(bestLanguage(wantedLanguages(context.env)));
  setLanguage(() => spoken);
  try {
    return await obey(
      context,
      readOptions(args, (name) => isFile(name, context.cwd)),
    );
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ProjectError || error instanceof ModelError)) throw error;
    context.err(`${error.message}\n`);
    return 2;
  } finally {
    setLanguage(() => english);
  }
}
