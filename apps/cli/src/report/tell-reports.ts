import { dirname, resolve } from "node:path";
import { formatOf, formOf } from "@housestyle/formats";
import { findingsIn, findProject, formatsOf, readProject } from "@housestyle/project";
import { type Reading, type Report, readText, reports } from "@housestyle/reports";
import { readSource, SourceError } from "../check/source.ts";
import { type Options, UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";
import { written } from "./written.ts";

/** `housestyle report FILE`: what there is to say of a whole text. */
export async function tellReports(world: World, options: Options): Promise<number> {
  const [name, ...others] = options.files;
  if (name === undefined || others.length > 0) throw new UsageError(texts.oneText);
  const wanted = options.reports.length > 0 ? options.reports.map(reportNamed) : reports;
  const reading = await readFile(name, world, options);
  const told = wanted.map((report) => ({ report, ...report.tell(reading) }));
  world.out(written[options.reportForm](told, { name: name === "-" ? options.stdinName : name, text: reading.text }));
  return 0;
}

function reportNamed(id: string): Report {
  const report = reports.find((each) => each.id === id);
  if (report) return report;
  const ids = reports.map((each) => each.id);
  throw new UsageError(texts.unknownReport(id, ids));
}

/** Reads a text as its folder has decided; the command line has the last word. */
async function readFile(name: string, world: World, { stdinName, as, style, dialect }: Options): Promise<Reading> {
  const path = name === "-" ? undefined : resolve(world.cwd, name);
  const folder = path === undefined ? world.cwd : dirname(path);
  const project = readProject(findProject(folder));
  const { text } = await readSource(name, path, stdinName, world.input).catch((error) => {
    throw error instanceof SourceError ? new UsageError(error.message) : error;
  });
  const engine = await world.engine();
  const format = as ?? formatOf(name === "-" ? stdinName : name);
  const form = formOf(format, formatsOf(project));
  return readText(engine, text, {
    paragraphs: engine.paragraphs(text, form),
    dialect: dialect ?? project.dialect ?? engine.dialectOf(text, form),
    style: style ?? project.style ?? "general",
    findings: findingsIn(engine, folder, text, format),
  });
}
