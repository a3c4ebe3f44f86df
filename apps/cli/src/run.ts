import { lateReader } from "@housestyle/engine";
import { type Depth, ModelError } from "@housestyle/model-en";
import { neuralRules } from "@housestyle/neural";
import { ProjectError } from "@housestyle/project";
import { bestLanguage, english, loadLanguage, speakAs } from "@housestyle/texts";
import { checkFiles } from "./check/check-files.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { listRules } from "./commands/rules.ts";
import { listWords } from "./commands/words.ts";
import { isFile } from "./files/find-files.ts";
import { type Options, readOptions, UsageError } from "./options.ts";
import { tellReports } from "./report/tell-reports.ts";
import { serverOf } from "./team.ts";
import { texts } from "./texts.ts";
import { wantedLanguages } from "./wanted-languages.ts";
import type { World } from "./world.ts";

async function serveEditor(world: World, options: Options): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesHere);
  const engine = world.engine();
  const deep = options.deep && (await world.deep(options.deep));
  const { dialect, style, picky, level, words, disabled, config } = options;
  await world.serveEditor({
    ...{ engine, words, disabled, config },
    late: deep && { reader: lateReader(deep.lane()), broken: deep.broken },
    lateRules: neuralRules(),
    deepen: (depth) => deepened(world, depth),
    wishes: { dialect, style, picky, level },
    server: serverOf(options, world.env),
    version: world.version,
  });
  return 0;
}

/** A reader as deep as a team wants, or why there can be none here. */
async function deepened(world: World, depth: Depth) {
  try {
    const { lane, broken } = await world.deep(depth);
    return { reader: lateReader(lane()), broken };
  } catch (error) {
    if (error instanceof ModelError) return { why: error.message };
    throw error;
  }
}

/** Few want it, and it brings the protocol along. */
const mcp = async (world: World, options: Options) =>
  (await import("./agent/serve-agent.ts")).serveAgent(world, options);

const commands = {
  check: checkFiles,
  init,
  rules: listRules,
  words: listWords,
  explain,
  report: tellReports,
  lsp: serveEditor,
  mcp,
};

async function obey(world: World, options: Options): Promise<number> {
  if (options.version) world.out(`${world.version}\n`);
  else if (options.help || options.command === undefined) world.out(`${texts.usage}\n`);
  else if (Object.hasOwn(commands, options.command))
    return commands[options.command as keyof typeof commands](world, options);
  else throw new UsageError(texts.unknownCommand(options.command));
  return options.command === undefined && !options.help && !options.version ? 2 : 0;
}

/** Runs the command. Answers its exit status: 0, 1 for findings to fail on, 2 when it could not do its work. */
export async function run(args: readonly string[], world: World): Promise<number> {
  const spoken = await loadLanguage(bestLanguage(wantedLanguages(world.env)));
  speakAs(() => spoken);
  try {
    return await obey(
      world,
      readOptions(args, (name) => isFile(name, world.cwd)),
    );
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ProjectError || error instanceof ModelError)) throw error;
    world.err(`${error.message}\n`);
    return 2;
  } finally {
    speakAs(() => english);
  }
}
