import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, defaultSettings, type Finding, isCorrection, lateFilter, lateReader } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { modelFolder } from "@housestyle/model-en";
import { Corrector, Forms, familyIds, neuralLane, openJudge, openTagger, type Thresholds } from "@housestyle/neural";
import { bestRuntime } from "../packages/model-en/src/open-runtime.ts";
import { readJudge } from "../packages/model-en/src/read-judge.ts";
import { readModel } from "../packages/model-en/src/read-model.ts";
import { keptJudge } from "./kept-judge.ts";

// Rules, and the corrector beside them as a server has it, on the sets of an evaluation kit, sentence by sentence, the English
// guessed, corrections alone. What each mode says lies in OUT; the kit scores it. What a judge has answered lies there, too:
// it is asked once, however many modes there are and however often this is stopped.
// npm run quality -- --kit FOLDER --deep OUT [--judge FOLDER] [--model FOLDER] [--at P]… [--meant P: of the judge itself]… [--set NAMES] [--most N: the first sentences of each set]

const { values } = parseArgs({
  options: {
    kit: { type: "string", default: "." },
    deep: { type: "string", default: "." },
    judge: { type: "string" },
    model: { type: "string" },
    at: { type: "string", multiple: true, default: [] },
    meant: { type: "string", multiple: true, default: [] },
    set: { type: "string", default: "gec-*,clean-*" },
    most: { type: "string" },
  },
});

const engine = createEngine(await readAssets());
const model = await readModel(values.model ?? modelFolder() ?? "");
const onnx = await bestRuntime();
const tagger = onnx && (await openTagger(model.files, onnx));
if (!onnx || !tagger) throw new Error("The model cannot be opened here.");
const forms = new Forms(model.forms);
const alone = new Corrector(tagger, forms);
const { judged, ...plain } = model.thresholds;

interface Mode {
  readonly corrector: Corrector;
  readonly thresholds: Thresholds;
  /** How sure a judge must be to speak itself. */
  readonly meant?: Thresholds;
}

/** Each way to read, and how sure it must be. */
const modes = new Map<string, Mode>();
for (const [depth, thresholds] of Object.entries(plain)) modes.set(depth, { corrector: alone, thresholds });
// Tense is never told by less than nine in ten: `training/thresholds.py`.
const oneForAll = (p: string, families: Iterable<string>) =>
  Object.fromEntries(Array.from(families, (id) => [id, id === "tense" ? 0.9 : Number(p)]));
for (const p of values.at) modes.set(`at-${p}`, { corrector: alone, thresholds: oneForAll(p, familyIds) });
mkdirSync(values.deep, { recursive: true });
const folderOfJudge = values.judge && (await readJudge(values.judge));
const judge = folderOfJudge && (await openJudge(folderOfJudge, forms, onnx));
const kept = judge && judge !== "not-loaded" ? keptJudge(judge, join(values.deep, "judge.jsonl")) : undefined;
if (folderOfJudge && kept && judged) {
  const { weights, strict, eager } = judged;
  const { least } = folderOfJudge;
  const corrector = new Corrector(tagger, forms, { judge: kept, weights });
  modes.set("strict-judged", { corrector, thresholds: strict, meant: least.strict });
  modes.set("eager-judged", { corrector, thresholds: eager, meant: least.eager });
  for (const p of values.at) {
    const all = oneForAll(p, Object.keys(eager));
    modes.set(`at-${p}-judged`, { corrector, thresholds: all, meant: least.eager });
  }
  for (const p of values.meant) {
    const all = oneForAll(p, Object.keys(least.eager));
    for (const depth of ["strict", "eager"] as const)
      modes.set(`${depth}-judged-meant-${p}`, { corrector, thresholds: judged[depth], meant: all });
    modes.set(`meant-${p}`, { corrector, thresholds: {}, meant: all });
  }
}

const wanted = lateFilter(defaultSettings);
const named = values.set.split(",").map((name) => new RegExp(`^${name.replaceAll("*", ".*")}\\.jsonl$`));
const folder = join(values.kit, "sets", "dev");
const sets = readdirSync(folder).filter((file) => named.some((name) => name.test(file)));

interface Sentence {
  readonly id: string;
  readonly text: string;
}

const linesOf = (file: string): Sentence[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .slice(0, values.most === undefined ? undefined : Number(values.most))
    .map((line) => JSON.parse(line));

/** A line as the kit keeps what was said. */
const told = (id: string, findings: readonly Finding[]): string => {
  const flags = findings.filter(isCorrection).map(({ start, end, suggestions, kind, ruleId }) => {
    return { start, end, suggestions, kind: kind === "spelling" ? kind : "grammar", rule: ruleId };
  });
  return `${JSON.stringify({ id, flags })}\n`;
};

/** Reads a set in all modes; the sentences go from mode to mode, so that what was tagged once is remembered. */
async function readSet(file: string): Promise<void> {
  const said = new Map(["rules", ...modes.keys()].map((mode) => [mode, ""]));
  for (const { id, text } of linesOf(file)) {
    const found = engine.check(text);
    said.set("rules", said.get("rules") + told(id, found));
    for (const [mode, { corrector, thresholds, meant }] of modes) {
      const late = await lateReader(neuralLane(corrector, thresholds, undefined, meant)).read(
        engine.paragraphs(text),
        engine.dialectOf(text),
      );
      said.set(mode, said.get(mode) + told(id, engine.fold(found, late.filter(wanted))));
    }
  }
  for (const [mode, lines] of said) {
    mkdirSync(join(values.deep, mode, "dev"), { recursive: true });
    writeFileSync(join(values.deep, mode, "dev", file), lines);
  }
}

/** What the kit says of a mode. */
function scored(mode: string): string {
  const json = join(mkdtempSync(join(tmpdir(), "housestyle-scores-")), "scores.json");
  const pred = join(values.deep, mode);
  const args = ["--engine", "replay", "--pred", pred, "--sets", join(values.kit, "sets"), "--set", values.set];
  if (values.most !== undefined) args.push("--limit", values.most);
  spawnSync(process.execPath, [join(values.kit, "score.mjs"), ...args, "--json", json], { stdio: "ignore" });
  return rowOf(mode, JSON.parse(readFileSync(json, "utf8")).sets);
}

interface Prf {
  readonly p: number;
  readonly r: number;
  readonly f: number;
}

/** What is read of the kit's scores of a set. */
interface Scores {
  readonly correction: Prf;
  readonly clean: { readonly flags: number; readonly words: number };
  readonly groups?: Readonly<Record<string, { readonly correction: Prf }>>;
}

function rowOf(mode: string, scores: Readonly<Record<string, Scores>>): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  const cells = Object.entries(scores).flatMap(([name, { correction: all, groups = {} }]) => {
    if (name.startsWith("clean-")) return [];
    const natives = Object.entries(groups).filter(([group]) => /native/i.test(group));
    return [
      `${name} ${[all.p, all.r, all.f].map(percent).join(" / ")}`,
      ...natives.map(([group, { correction }]) => `${group} ${percent(correction.f)}`),
    ];
  });
  const clean = Object.entries(scores).filter(([name]) => name.startsWith("clean-"));
  const sum = (of: "flags" | "words") => clean.reduce((total, [, one]) => total + one.clean[of], 0);
  const loud =
    clean.length > 0 ? [`${((1000 * sum("flags")) / sum("words")).toFixed(2)} flags in 1,000 clean words`] : [];
  return `${[mode.padEnd(14), ...cells, ...loud].join(" | ")}`;
}

for (const file of sets) {
  await readSet(file);
  console.log(
    `${file} is read${kept ? `; the judge was asked ${kept.asked} times, ${kept.seconds.toFixed(0)} s` : ""}`,
  );
}
for (const mode of ["rules", ...modes.keys()]) console.log(scored(mode));
