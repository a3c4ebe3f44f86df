import type { GroupDifference } from "./difference.ts";
import { editFile } from "./edit-file.ts";
import { labelOf } from "./entry-keys.ts";
import { kindOf } from "./kinds.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { renderFile } from "./render.ts";
import type { SyncProblem } from "./state.ts";
import { texts } from "./texts.ts";

/** New texts of files by path, undefined for files to delete, and the files whose layout does not allow a change. */
export interface FileChanges {
  readonly writes: ReadonlyMap<string, string | undefined>;
  readonly problems: readonly SyncProblem[];
}

/** Returns what changes in the files. Files without changes are not mentioned. */
export function changeFiles(
  files: ReadonlyMap<string, ParsedFile>,
  differences: readonly GroupDifference[],
): FileChanges {
  const writes = new Map<string, string | undefined>();
  const problems: SyncProblem[] = [];
  for (const { ref, to, changed, added, removed } of differences) {
    const file = files.get(ref);
    if (!to) writes.set(file?.path ?? `${ref}.yaml`, undefined);
    else if (!file) writes.set(`${ref}.yaml`, renderFile(kindOf(ref), to));
    else {
      const text = editFile(file, { fields: to.fields, changed, added, removed });
      if (text !== undefined) writes.set(file.path, text);
      else {
        const entries = [...changed.map(({ from }) => from), ...added, ...removed];
        const names = entries.slice(0, 10).map(({ fields }) => labelOf(file.kind, fields));
        problems.push({ path: file.path, line: 1, column: 1, message: texts.uneditable(names) });
      }
    }
  }
  return { writes, problems };
}
