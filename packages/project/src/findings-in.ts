import type { Engine, Finding, Format, Level } from "@housestyle/engine";
import { silencedIn } from "./comments/silenced-in.ts";
import { leftAlone } from "./left-alone.ts";
import { findProject, readProject } from "./read-project.ts";
import { settingsOf } from "./settings-of.ts";

const levels: readonly Level[] = ["error", "warning", "hint"];

/**
 * What an engine finds in a text that lies in `folder`, as that folder and the comments of the text have decided, in text order.
 * Offsets count UTF-16, ends are exclusive. Throws a `ProjectError` for a settings file that cannot be used.
 */
export function findingsIn(engine: Engine, folder: string, text: string, format: Format): readonly Finding[] {
  const project = readProject(findProject(folder));
  const { dialect, level = "hint" } = project;
  const isLeft = leftAlone(project);
  const silenced = silencedIn(text, format, () => engine.paragraphs(text, format));
  return engine
    .check(text, { dialect, format, settings: settingsOf(project) })
    .filter(
      (finding) =>
        levels.indexOf(finding.level) <= levels.indexOf(level) && !silenced.has(finding) && !isLeft(text, finding),
    );
}
