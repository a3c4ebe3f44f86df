import { homedir } from "node:os";
import { join } from "node:path";
import { lateReader } from "@housestyle/engine";
import { ModelError } from "@housestyle/model-en";
import { neuralRules } from "@housestyle/neural";
import { ProjectError } from "@housestyle/project";
import { bestLanguage, english, loadLanguage, speakAs } from "@housestyle/texts";
import { checkFiles } from "./check/check-files.ts";
import { isFile } from "./files/find-files.ts";
import { type Options, readOptions, UsageError } from "./options.ts";
import { texts } from "./texts.ts";
import { wantedLanguages } from "./wanted-languages.ts";
import type { EditorWorld, World } from "./world.ts";

async function listRules(world: World, options: Options): Promise<number> {
  const { rules } = await world.engine();
  for (const { id, level, title } of options.deep ? [...rules, ...neuralRules()] : rules)
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
    late: deep && { reader: lateReader(deep.lane()), rules: neuralRules(), broken: deep.broken },
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
