import type { EditorController } from "../controller/editor-controller.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { ReportController } from "./report-controller.ts";

const kept = new WeakMap<Workspace, ReportController>();

/** Returns the reports of an editor, the same ones at each visit, so that what they showed last is shown immediately. */
export function keptReports(editor: EditorController, workspace: Workspace): ReportController {
  const known = kept.get(workspace);
  if (known) return known;
  const reports = new ReportController(editor, workspace.database);
  kept.set(workspace, reports);
  workspace.atEnd(() => reports.dispose());
  return reports;
}
