import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { hasTeamRules } from "@housestyle/engine";
import { formatOf, formOf } from "@housestyle/formats";
import { findingsIn, findProject, formatsOf, placesOf, readProject } from "@housestyle/project";
import {
  type AnalyzedText,
  baselineFrom,
  baselineOf,
  baselines,
  comparedWith,
  createSourceIndex,
  drafts,
  originality,
  type Report,
  type ReportBaseline,
  readText,
  reports,
} from "@housestyle/reports";
import { readSource } from "../check/input-text.ts";
import { SourceError } from "../check/source-error.ts";
import type { CommandContext } from "../command-context.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import { sourcesOf } from "./sources.ts";
import { written } from "./written.ts";

/** `housestyle report FILE`: what there is to say of a whole text. */
export async function printReports(context: CommandContext, options: CommandOptions): Promise<number> {
  const [name, ...others] = options.files;
  if (name === undefined || others.length > 0) throw new UsageError(texts.oneText);
  const like = await likeOf(options.like, context, options);
  const before = options.since === undefined ? undefined : await readFile(options.since, context, options, like);
  const known = [...(await knownReports(name, context, options)), ...(before ? [drafts(before)] : [])];
  const wanted =
    options.reports.length > 0
      ? options.reports.map((id) => reportNamed(id, known))
      : known.filter(({ isVariant }) => !isVariant);
  const compared = before ? wanted.map(comparedWith(before)) : wanted;
  const reading = await readFile(name, context, options, like);
  const told = compared.map((report) => ({ report, ...report.tell(reading) }));
  const { text } = reading;
  const about = { name: name === "-" ? options.stdinName : name, text, placeAt: placesOf(text) };
  context.out(written[options.reportForm](told, about));
  return 0;
}

/** What the writer wants to be held against. */
async function likeOf(
  names: readonly string[],
  context: CommandContext,
  options: CommandOptions,
): Promise<ReportBaseline | undefined> {
  const [first] = names;
  if (first === undefined) return undefined;
  const known = names.length === 1 ? baselineOf(first) : undefined;
  if (known && !existsSync(resolve(context.cwd, first))) return known;
  const readings: AnalyzedText[] = [];
  for (const name of names) {
    if (!existsSync(resolve(context.cwd, name)))
      throw new UsageError(
        texts.noLike(
          name,
          baselines.map(({ id }) => id),
        ),
      );
    readings.push(await readFile(name, context, options));
  }
  return baselineFrom("own", readings);
}

/** Every report there is, the one on originality only where there is something to compare with. */
async function knownReports(
  name: string,
  context: CommandContext,
  { against }: CommandOptions,
): Promise<readonly Report[]> {
  if (against.length === 0) return reports;
  return [...reports, originality(createSourceIndex(await sourcesOf(against, name, context)))];
}

function reportNamed(id: string, known: readonly Report[]): Report {
  const report = known.find((each) => each.id === id);
  if (report) return report;
  if (id === "drafts") throw new UsageError(texts.noSince);
  if (id === "plagiarism") throw new UsageError(texts.noAgainst);
  const ids = known.map((each) => each.id);
  throw new UsageError(texts.unknownReport(id, ids));
}

/** Reads a text as its folder has decided; the command line has the last word. */
async function readFile(
  name: string,
  context: CommandContext,
  { stdinName, as, style, dialect, picky }: CommandOptions,
  like?: ReportBaseline,
): Promise<AnalyzedText> {
  const path = name === "-" ? undefined : resolve(context.cwd, name);
  const folder = path === undefined ? context.cwd : dirname(path);
  const project = readProject(findProject(folder));
  const { text } = await readSource(name, path, stdinName, context.input).catch((error) => {
    throw error instanceof SourceError ? new UsageError(error.message) : error;
  });
  const engine = await context.engine();
  const format = as ?? formatOf(name === "-" ? stdinName : name);
  const form = formOf(format, formatsOf(project));
  const wanted = style ?? project.style ?? "general";
  const remarks = findingsIn(engine, folder, text, format, { style: wanted, picky: true });
  const isPicky = picky ?? project.picky ?? false;
  return readText(engine, text, {
    paragraphs: engine.paragraphs(text, form),
    dialect: dialect ?? project.dialect ?? engine.dialectOf(text, form),
    style: wanted,
    // What is picky may hide what is not: told are those that are found without it.
    findings: isPicky ? remarks : findingsIn(engine, folder, text, format, { style: wanted }),
    remarks,
    like,
    hasTeamRules: hasTeamRules(project),
  });
}
