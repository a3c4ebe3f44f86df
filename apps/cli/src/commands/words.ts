import { join } from "node:path";
import { addWordsToProject, fileName, findProject } from "@housestyle/project";
import { openCheckerPool } from "../check/checker-pool.ts";
import type { CommandContext } from "../command-context.ts";
import { findFiles } from "../files/find-files.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { decidedByTeam } from "../team.ts";
import { texts } from "../texts.ts";

/** A word that is met once is as likely a slip. */
const usualLeast = 2;

/** A word no dictionary has, as it was first written, and how often it was met. */
interface Unknown {
  readonly word: string;
  count: number;
}

/** `housestyle words FILE…`: lists the unknown words of texts with their counts; with `--save` they go into the settings file. */
export async function listWords(context: CommandContext, options: CommandOptions): Promise<number> {
  if (options.files.length === 0) throw new UsageError(texts.noFiles);
  const { names } = findFiles(options.files, { cwd: context.cwd, obeys: options.ignore, mayBeEmpty: false });
  const unknown = await unknownIn(context, { ...options, fix: false, deep: undefined }, names);
  const least = options.least ?? usualLeast;
  const listed = unknown.filter(({ count }) => count >= least);
  for (const { word, count } of listed) context.out(`${String(count).padStart(6)} ${word}\n`);
  if (listed.length < unknown.length) context.err(`${texts.rarerWords(unknown.length - listed.length, least)}\n`);
  if (options.save) save(context, options, listed);
  return 0;
}

async function unknownIn(
  context: CommandContext,
  options: CommandOptions,
  names: readonly string[],
): Promise<readonly Unknown[]> {
  const { shared } = await decidedByTeam(context, options);
  const pool = await openCheckerPool(
    context,
    { cwd: context.cwd, options, shared, ownWords: "told" },
    names,
    undefined,
  );
  const known = new Map<string, Unknown>();
  const read = async (name: string) => {
    const answer = await pool.check(name);
    if ("trouble" in answer) context.err(`${answer.trouble}\n`);
    else for (const { finding } of answer.findings) if (finding.ruleId === unknownWord) add(known, finding.text);
  };
  const waiting = [...names];
  const readOn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await read(name);
  };
  try {
    await Promise.all(Array.from({ length: pool.width }, readOn));
  } finally {
    await pool.end();
  }
  return [...known.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

const unknownWord = "spelling/unknown-word";

function add(known: Map<string, Unknown>, written: string): void {
  const word = written.replaceAll("’", "'").replace(/'s$/, "");
  const found = known.get(word.toLowerCase());
  if (found) found.count++;
  else known.set(word.toLowerCase(), { word, count: 1 });
}

function save(context: CommandContext, { config }: CommandOptions, listed: readonly Unknown[]): void {
  const file = (config || findProject(context.cwd)) ?? join(context.cwd, fileName);
  const added = addWordsToProject(
    file,
    listed.map(({ word }) => word),
  );
  context.err(`${texts.wordsSaved(added, file)}\n`);
}
