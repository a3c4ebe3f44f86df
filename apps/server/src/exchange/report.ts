import { type ImportReport, importLimits, type importStates } from "@housestyle/contract";
import type { Cell, Problem, TableRow } from "@housestyle/exchange";
import { refusals } from "../refusals.ts";
import type { ImportPlan } from "./apply-import.ts";
import type { ChoiceStep } from "./choices.ts";
import type { Collections } from "./collections.ts";
import { type PartInfo, partInfo } from "./parts.ts";
import type { ImportStep, PlannedPart } from "./plan-import.ts";

type ReportRow = ImportReport["Rows"][number];
type State = (typeof importStates)[number];

/** The most characters of a cell in a preview. */
const longestCell = 500;

/** The number of rows in each state. */
export type StateCounts = Readonly<Record<State, number>>;

/** Counts the rows of a plan. */
export function countStates({ parts, choices }: ImportPlan): StateCounts {
  const counts = { new: 0, changed: 0, kept: 0, same: 0, removed: 0, error: 0 };
  for (const { steps } of parts) for (const { kind } of steps) counts[kind] += 1;
  for (const { kind } of choices) counts[kind] += 1;
  return counts;
}

/** Returns a report of what an import does. `problems` are rows of the part `main` that could not be read. */
export function reportOf(
  plan: ImportPlan,
  problems: readonly Problem[],
  main: string,
): Pick<ImportReport, "Imported" | "Updated" | "Same" | "Removed" | "Skipped" | "Errors" | "Rows"> {
  const counts = countStates(plan);
  const rows = [
    ...problems.map((problem) => unread(problem, main)),
    ...plan.parts.flatMap((part) => [...rowsOf(part, plan)]),
    ...plan.choices.map(choiceRow),
  ];
  const errors = rows.filter(({ State }) => State === "error");
  const shown = [...errors, ...rows.filter(({ State }) => State !== "error")].slice(0, importLimits.rowsShown);
  return {
    Imported: counts.new,
    Updated: counts.changed,
    Same: counts.same,
    Removed: counts.removed,
    Skipped: counts.kept + errors.length,
    Errors: errors.slice(0, importLimits.rowsShown).map(({ Line, Key, Message }) => ({
      Line,
      Message: Key === "" ? Message : refusals.request.at(Key, Message),
    })),
    Rows: shown,
  };
}

/** Returns the report without stored data, for a caller who may not read it. */
export function withoutStored<R extends Pick<ImportReport, "Rows">>(report: R): R {
  const sent = report.Rows.filter(({ State }) => State !== "removed");
  const Rows = sent.map((row) => ({ ...row, Changes: row.Changes.map((change) => ({ ...change, From: null })) }));
  return { ...report, Rows };
}

function unread({ line, name, message }: Problem, main: string): ReportRow {
  return { Table: main, Line: line, State: "error", Key: name, Changes: [], Message: message };
}

function* rowsOf({ part, steps }: PlannedPart, plan: ImportPlan): Generator<ReportRow> {
  const info = partInfo[part];
  const around = info.collection && plan.collections.get(info.collection.part);
  // No more than are shown: most are never looked at.
  let left = importLimits.rowsShown;
  for (const step of steps) {
    if (step.kind !== "error" && left-- <= 0) continue;
    yield {
      Table: part,
      Line: step.kind === "removed" ? null : step.line,
      State: step.kind,
      Key: info.labelOf(rowOf(step)).slice(0, longestCell),
      Changes: changesOf(step, info, around),
      Message: step.kind === "error" ? step.message : "",
    };
  }
}

function rowOf(step: ImportStep): TableRow {
  return "row" in step ? step.row : step.before;
}

function changesOf(step: ImportStep, info: PartInfo, around: Collections | undefined): ReportRow["Changes"] {
  const show = (column: string, cell: Cell | undefined) => shownCell(cell, column === info.collection?.column, around);
  if (step.kind === "new") {
    const columns = Object.keys(info.table.columns).filter((column) => holds(step.row[column]));
    return columns.map((Column) => ({ Column, From: null, To: show(Column, step.row[Column]) }));
  }
  if (step.kind !== "changed" && step.kind !== "kept") return [];
  return step.columns.map((Column) => ({
    Column,
    From: show(Column, step.before[Column]),
    To: show(Column, step.row[Column]),
  }));
}

function holds(cell: Cell | undefined): boolean {
  return cell !== undefined && cell !== null && cell !== "" && !(Array.isArray(cell) && cell.length === 0);
}

function shownCell(cell: Cell | undefined, isToken: boolean, around: Collections | undefined): Cell {
  if (typeof cell !== "string") return cell ?? null;
  const text = isToken ? (around?.nameOf(cell) ?? "") : cell;
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}

function choiceRow({ kind, label, message, choice, before }: ChoiceStep): ReportRow {
  const changed = kind === "changed" || kind === "kept" || kind === "new";
  const Changes = changed
    ? [
        { Column: "IsSelected", From: before?.isSelected ?? null, To: choice?.isSelected ?? null },
        { Column: "Config", From: before?.config ?? null, To: choice?.config ?? null },
      ]
    : [];
  return { Table: "SimpleStyleGuide", Line: null, State: kind, Key: label, Changes, Message: message };
}
