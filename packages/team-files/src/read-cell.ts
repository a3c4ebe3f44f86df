import type { SyncCell, SyncField } from "./field.ts";
import { texts } from "./texts.ts";

/** A value as the file has it: a text, or a list of texts. */
export type RawCell = string | readonly string[];

/** A value, or why the text is none. */
export type CellReading = { readonly cell: SyncCell } | { readonly problem: string };

const flags = new Map([
  ...["true", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "no", "off"].map((word) => [word, false] as const),
]);

/** Reads the value of a field. */
export function readCell(field: SyncField, raw: RawCell): CellReading {
  if (field.kind === "list" || field.kind === "pairs") return readList(field, raw);
  if (typeof raw !== "string") return { problem: texts.notText(field.name) };
  switch (field.kind) {
    case "line":
      return readLine(field, raw);
    case "text":
    case "maybe":
      return readText(field, raw);
    case "flag": {
      const value = flags.get(raw.trim().toLowerCase());
      return value === undefined ? { problem: texts.notAFlag(field.name) } : { cell: value };
    }
    case "number": {
      const value = Number(raw);
      return raw.trim() === "" || !Number.isFinite(value) ? { problem: texts.notANumber(field.name) } : { cell: value };
    }
    case "choice":
      return readChoice(field, raw);
  }
}

function readLine(field: SyncField, raw: string): CellReading {
  const text = raw.trim();
  return /[\r\n]/.test(text) ? { problem: texts.oneLine(field.name) } : readText(field, text);
}

function readText({ name, most, required }: SyncField, text: string): CellReading {
  if (required && text.trim() === "") return { problem: texts.missing(name) };
  return most !== undefined && text.length > most ? { problem: texts.tooLong(name, most) } : { cell: text };
}

function readChoice({ name, values = [] }: SyncField, raw: string): CellReading {
  const value = values.find((each) => each.toLowerCase() === raw.trim().toLowerCase());
  return value === undefined ? { problem: texts.notAChoice(name, values) } : { cell: value };
}

function readList({ name, kind, most, count }: SyncField, raw: RawCell): CellReading {
  const given = typeof raw === "string" ? (raw.trim() === "" ? [] : [raw]) : raw;
  const items = given.map((each) => each.trim()).filter((each) => each !== "");
  if (count !== undefined && items.length > count) return { problem: texts.tooMany(name, count) };
  if (most !== undefined && items.some((each) => each.length > most)) return { problem: texts.tooLong(name, most) };
  if (kind === "pairs" && !items.every(isPair)) return { problem: texts.notAPair(name) };
  return { cell: items };
}

function isPair(text: string): boolean {
  if (!text.startsWith("[")) return text.includes(" → ");
  try {
    const pair: unknown = JSON.parse(text);
    return Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === "string");
  } catch {
    return false;
  }
}
