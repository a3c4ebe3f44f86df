import { atLeast, type Engine, type Finding, type Settings } from "@housestyle/engine";
import { formOf, type TextFormat } from "@housestyle/formats";
import { silencedIn } from "./comments/silenced-in.ts";
import { formatsOf } from "./formats-of.ts";
import { leftAlone } from "./left-alone.ts";
import { findProject, readProject } from "./read-project.ts";
import { settingsOf } from "./settings-of.ts";

/**
 * What an engine finds in a text that lies in `folder`, as that folder and the comments of the text have decided, in text order.
 * `over` goes before what the folder says.
 * Offsets count UTF-16, ends are exclusive. Throws a `ProjectError` for a settings file that cannot be used.
 */
export function findingsIn(
  engine: Engine,
  folder: string,
  text: string,
  format: TextFormat,
  over: Partial<Settings> = {},
): readonly Finding[] {
  const project = readProject(findProject(folder));
  const { dialect, level = "hint" } = project;
  const isTold = atLeast(level);
  const isLeft = leftAlone(project);
  const form = formOf(format, formatsOf(project));
  const silenced = silencedIn(text, format, () => engine.paragraphs(text, form));
  return engine
    .check(text, { dialect, format: form, settings: { ...settingsOf(project), ...over } })
    .filter((finding) => isTold(finding) && !silenced.has(finding) && !isLeft(text, finding));
}
