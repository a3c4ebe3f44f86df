import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { neuralRules } from "@housestyle/neural";
import { Baseline } from "../baseline/baseline.ts";
import { Changes, type Lines } from "../changed/changed-lines.ts";
import { openDeeper } from "../deeper.ts";
import { findFiles } from "../files/find-files.ts";
import { written } from "../formats/index.ts";
import { type Options, UsageError } from "../options.ts";
import { decidedByTeam } from "../team.ts";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";
import { type Crew, openCrew } from "./crew.ts";
import type { Outcome, Trouble } from "./outcome.ts";
import { Progress } from "./progress.ts";
import { whyFailed } from "./verdict.ts";

/** `housestyle check`: reads all files that are asked for and reports on them. Answers the exit status. */
export async function checkFiles(world: World, asked: Options): Promise<number> {
  const { names, leftOut, changed } = wanted(world, asked);
  if (names.length === 0 && !changed) world.err(`${texts.nothingIn(asked.files.join(", "))}\n`);
  const { shared, depth } = await decidedByTeam(world, asked);
  const deeper = await openDeeper(world, asked.deep, depth);
  const options = { ...asked, deep: deeper?.depth };
  const vale = options.vale === undefined ? undefined : await readVale(options.vale, world.cwd);
  for (const sentence of vale?.left ?? []) world.err(`${sentence}\n`);
  const crew = await openCrew(world, { cwd: world.cwd, options, shared, vale, changed }, names, deeper?.deep);
  try {
    const answers = await readAll(world, crew, names);
    const all = answers.filter((each) => "findings" in each);
    const outcomes = heldAgainst(world, options, all);
    await tell(world, crew, options, outcomes);
    if (leftOut > 0) world.err(`${texts.leftOut(leftOut)}\n`);
    const why = whyFailed(outcomes, options.limits);
    for (const sentence of why ?? []) world.err(`${sentence}\n`);
    if (all.length < answers.length) return 2;
    return why ? 1 : 0;
  } finally {
    await crew.end();
  }
}

/** Few want it, and it brings readers of YAML and archives. */
const readVale = async (file: string, cwd: string) => (await import("../vale/read-vale.ts")).readVale(file, cwd);

/** The files to read, and which of their lines count. */
function wanted(world: World, { files, changed: since, ignore: obeys }: Options) {
  if (since === undefined && files.length === 0) throw new UsageError(texts.noFiles);
  const changes = since === undefined ? undefined : new Changes(world.cwd, since || undefined);
  const asked = files.length > 0 ? files : ["."];
  const { names, leftOut } = findFiles(asked, { cwd: world.cwd, obeys, mayBeEmpty: changes !== undefined });
  if (!changes) return { names, leftOut, changed: undefined };
  const changed = new Map(names.flatMap((name) => [[name, changes.in(name)] as const]).filter(hasLines));
  return { names: [...changed.keys()], leftOut, changed };
}

const hasLines = (each: readonly [string, Lines | undefined]): each is readonly [string, Lines] =>
  each[1] !== undefined;

/** What a baseline does not know; nothing when it has just been told. */
function heldAgainst(world: World, options: Options, outcomes: readonly Outcome[]): readonly Outcome[] {
  if (options.baseline === undefined) return outcomes;
  const baseline = new Baseline(options.baseline, world.cwd);
  if (options.updateBaseline) {
    baseline.update(outcomes);
    const count = outcomes.reduce((sum, { findings }) => sum + findings.length, 0);
    world.err(`${texts.baselineMade(options.baseline, count)}\n`);
    return outcomes.map((each) => ({ ...each, findings: [] }));
  }
  const { fresh, gone } = baseline.without(outcomes);
  if (gone > 0 && options.changed === undefined) world.err(`${texts.baselineGone(gone)}\n`);
  return fresh;
}

/** What came of each file, in their order. What cannot be read is told at once, and the others are read all the same. */
async function readAll(world: World, crew: Crew, names: readonly string[]): Promise<(Outcome | Trouble)[]> {
  const answers: (Outcome | Trouble)[] = [];
  const progress = new Progress(world, names.length);
  let next = 0;
  const readOn = async () => {
    for (let at = next++; at < names.length; at = next++) {
      const answer = await crew.check(names[at] ?? "");
      if ("trouble" in answer && answer.isFatal) throw new UsageError(answer.trouble);
      answers[at] = answer;
      progress.step();
    }
  };
  try {
    await Promise.all(Array.from({ length: crew.width }, readOn));
  } finally {
    progress.end();
  }
  for (const answer of answers)
    for (const said of "trouble" in answer ? [answer.trouble] : answer.notes) world.err(`${said}\n`);
  return answers;
}

async function tell(world: World, crew: Crew, options: Options, outcomes: readonly Outcome[]): Promise<void> {
  // With “--fix -” standard output is the text.
  const text = outcomes.flatMap((each) => each.text ?? []);
  for (const each of text) world.out(each);
  const say = text.length > 0 ? world.err : world.out;
  const rules = options.destinations.some(({ output }) => output === "sarif") ? await crew.rules() : [];
  const report = { outcomes, rules: options.deep ? [...rules, ...neuralRules()] : rules, version: world.version };
  for (const { output, file } of options.destinations) {
    const words = written(output, report, world);
    if (file === undefined) say(words);
    else await keep(resolve(world.cwd, file), file, words);
  }
  if (options.destinations.some(({ output, file }) => output === "line" && file === undefined))
    summarize(world, options, outcomes);
}

async function keep(path: string, name: string, words: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
    .then(() => writeFile(path, words))
    .catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(texts.cannotWrite(name, error.code ?? "error"));
    });
}

function summarize(world: World, options: Options, outcomes: readonly Outcome[]): void {
  const count = (of: (outcome: Outcome) => number): number => outcomes.reduce((sum, each) => sum + of(each), 0);
  if (options.fix) world.err(`${texts.fixed(count(({ fixes }) => fixes))}\n`);
  const found = count(({ findings }) => findings.length);
  world.err(`${texts.summary(found, outcomes.length)}\n`);
}
