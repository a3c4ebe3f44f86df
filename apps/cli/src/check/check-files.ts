import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { neuralRules } from "@housestyle/neural";
import { Baseline } from "../baseline/baseline.ts";
import { Changes, type LineRanges } from "../changed/changed-lines.ts";
import type { CommandContext } from "../command-context.ts";
import { openDeeper } from "../deeper.ts";
import { findFiles, isFile } from "../files/find-files.ts";
import { written } from "../formats/index.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { decidedByTeam, serverOf } from "../team.ts";
import { texts } from "../texts.ts";
import { type CheckerPool, openCheckerPool } from "./checker-pool.ts";
import type { FileResult, UncheckedFile } from "./file-result.ts";
import { ProgressLine } from "./progress.ts";
import { whyFailed } from "./verdict.ts";

/** `housestyle check`: reads all files that are asked for and reports on them. Answers the exit status. */
export async function checkFiles(context: CommandContext, asked: CommandOptions): Promise<number> {
  const { names, leftOut, changed } = wanted(context, asked);
  if (names.length === 0 && !changed) context.err(`${texts.nothingIn(asked.files.join(", "))}\n`);
  const { shared, depth } = await decidedByTeam(context, asked);
  const deeper = await openDeeper(context, asked.deep, depth);
  const options = { ...asked, deep: deeper?.depth };
  const vale = options.vale === undefined ? undefined : await readVale(options.vale, context.cwd);
  for (const sentence of vale?.left ?? []) context.err(`${sentence}\n`);
  const pool = await openCheckerPool(
    context,
    { cwd: context.cwd, options, shared, vale, changed },
    names,
    deeper?.deep,
  );
  try {
    const answers = await readAll(context, pool, names);
    const all = answers.filter((each) => "findings" in each);
    const outcomes = heldAgainst(context, options, all);
    await tell(context, pool, options, outcomes);
    if (leftOut > 0) context.err(`${texts.leftOut(leftOut)}\n`);
    const why = whyFailed(outcomes, options.limits);
    for (const sentence of why ?? []) context.err(`${sentence}\n`);
    if (all.length < answers.length) return 2;
    return why ? 1 : 0;
  } finally {
    await pool.end();
  }
}

/** Few want it, and it brings readers of YAML and archives. */
const readVale = async (file: string, cwd: string) => (await import("../vale/read-vale.ts")).readVale(file, cwd);

/** The files to read, and which of their lines count. */
function wanted(context: CommandContext, { files, changed: since, ignore: obeys }: CommandOptions) {
  if (since === undefined && files.length === 0) throw new UsageError(texts.noFiles);
  const changes = since === undefined ? undefined : new Changes(context.cwd, since || undefined);
  const asked = files.length > 0 ? files : ["."];
  const { names, leftOut } = findFiles(asked, { cwd: context.cwd, obeys, mayBeEmpty: changes !== undefined });
  if (!changes) return { names, leftOut, changed: undefined };
  const changed = new Map(names.flatMap((name) => [[name, changes.in(name)] as const]).filter(hasLines));
  return { names: [...changed.keys()], leftOut, changed };
}

const hasLines = (each: readonly [string, LineRanges | undefined]): each is readonly [string, LineRanges] =>
  each[1] !== undefined;

/** What a baseline does not know; nothing when it has just been told. */
function heldAgainst(
  context: CommandContext,
  options: CommandOptions,
  outcomes: readonly FileResult[],
): readonly FileResult[] {
  if (options.baseline === undefined) return outcomes;
  const baseline = new Baseline(options.baseline, context.cwd);
  if (options.updateBaseline) {
    baseline.update(outcomes);
    const count = outcomes.reduce((sum, { findings }) => sum + findings.length, 0);
    context.err(`${texts.baselineMade(options.baseline, count)}\n`);
    return outcomes.map((each) => ({ ...each, findings: [] }));
  }
  const { fresh, gone } = baseline.without(outcomes);
  if (gone > 0 && options.changed === undefined) context.err(`${texts.baselineGone(gone)}\n`);
  return fresh;
}

/** What came of each file, in their order. What cannot be read is told at once, and the others are read all the same. */
async function readAll(
  context: CommandContext,
  pool: CheckerPool,
  names: readonly string[],
): Promise<(FileResult | UncheckedFile)[]> {
  const answers: (FileResult | UncheckedFile)[] = [];
  const progress = new ProgressLine(context, names.length);
  let next = 0;
  const readOn = async () => {
    for (let at = next++; at < names.length; at = next++) {
      const answer = await pool.check(names[at] ?? "");
      if ("trouble" in answer && answer.isFatal) throw new UsageError(answer.trouble);
      answers[at] = answer;
      progress.step();
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.width }, readOn));
  } finally {
    progress.end();
  }
  for (const answer of answers)
    for (const said of "trouble" in answer ? [answer.trouble] : answer.notes) context.err(`${said}\n`);
  return answers;
}

async function tell(
  context: CommandContext,
  pool: CheckerPool,
  options: CommandOptions,
  outcomes: readonly FileResult[],
): Promise<void> {
  // With “--fix -” standard output is the text.
  const text = outcomes.flatMap((each) => each.text ?? []);
  for (const each of text) context.out(each);
  const say = text.length > 0 ? context.err : context.out;
  const rules = options.destinations.some(({ output }) => output === "sarif") ? await pool.rules() : [];
  const server = serverOf(options, context.env)?.address;
  const all = options.deep ? [...rules, ...neuralRules()] : rules;
  const review = { linesOf: linesOf(context, outcomes), known: knownTo(context, options), most: options.most };
  const report = { outcomes, rules: all, version: context.version, server, review };
  for (const { output, file } of options.destinations) {
    const words = written(output, report, context);
    if (file === undefined) say(words);
    else await keep(resolve(context.cwd, file), file, words);
  }
  if (options.destinations.some(({ output, file }) => output === "line" && file === undefined))
    summarize(context, options, outcomes);
}

/** Returns a function that reads the lines of a checked file when they are needed. */
const linesOf =
  ({ cwd }: CommandContext, outcomes: readonly FileResult[]) =>
  (index: number): readonly string[] => {
    const path = resolve(cwd, outcomes[index]?.name ?? "");
    return isFile(path, cwd) ? readFileSync(path, "utf8").split("\n") : [];
  };

/** Returns the comments that a review already has. Throws UsageError if their file cannot be read. */
function knownTo({ cwd }: CommandContext, { known }: CommandOptions): string {
  if (known === undefined) return "";
  try {
    return readFileSync(resolve(cwd, known), "utf8");
  } catch (error) {
    throw new UsageError(texts.cannotRead(known, (error as NodeJS.ErrnoException).code ?? "error"));
  }
}

async function keep(path: string, name: string, words: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
    .then(() => writeFile(path, words))
    .catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(texts.cannotWrite(name, error.code ?? "error"));
    });
}

function summarize(context: CommandContext, options: CommandOptions, outcomes: readonly FileResult[]): void {
  const count = (of: (outcome: FileResult) => number): number => outcomes.reduce((sum, each) => sum + of(each), 0);
  if (options.fix) context.err(`${texts.fixed(count(({ fixes }) => fixes))}\n`);
  const found = count(({ findings }) => findings.length);
  context.err(`${texts.summary(found, outcomes.length)}\n`);
}
