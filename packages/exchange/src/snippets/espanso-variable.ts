import { YamlMap } from "@housestyle/files";
import { texts } from "../texts.ts";
import { CannotMap } from "./cannot-map.ts";
import { isDateForm, isoDate } from "./date-form.ts";
import type { SnippetPart } from "./placeholder.ts";

/** Returns the name of another match of the file by its trigger. */
export type NameOfTrigger = (trigger: string) => string | undefined;

/** Receives a sentence about a part that changes during the import. */
export type NoteCallback = (message: string) => void;

const secondsOfDay = 86_400;

function datePiece(params: YamlMap, note: NoteCallback): SnippetPart {
  const form = params.text("format");
  const days = Number(params.text("offset") || 0) / secondsOfDay;
  if (!Number.isInteger(days) || !isDateForm(form)) {
    throw new CannotMap(texts.snippets.timeOfDay);
  }
  if (form !== isoDate) note(texts.snippets.usualDate);
  return { kind: "date", days };
}

/** Returns a field of a form: a choice if it lists values, and a text field otherwise. */
export function fieldPiece(label: string, field: YamlMap | undefined): SnippetPart {
  const values = field?.texts("values") ?? [];
  if (values.length === 1 && values[0]?.includes("\n")) {
    return { kind: "choice", label, values: values[0].split("\n").map((each) => each.trim()) };
  }
  if (values.length > 0) return { kind: "choice", label, values };
  return { kind: "field", label, value: field?.text("default") ?? "" };
}

const mapAt = (map: YamlMap | undefined, key: string): YamlMap | undefined => {
  const value = map?.get(key);
  return value instanceof YamlMap ? value : undefined;
};

/** Returns the placeholder for a form with a single field, labeled by the words before it. */
function formPiece(params: YamlMap, member: string): SnippetPart {
  const [, label] = /^([^[\]]*): \[\[value\]\]$/.exec(params.text("layout")) ?? [];
  return fieldPiece(member === "value" && label ? label : member, mapAt(mapAt(params, "fields"), member));
}

/** Returns the placeholder for a variable. Throws `CannotMap` for scripts and anything without an equivalent. */
export function variablePiece(
  variable: YamlMap,
  member: string,
  nameOf: NameOfTrigger,
  note: NoteCallback,
): SnippetPart {
  const params = mapAt(variable, "params") ?? new YamlMap(new Map(), variable.line);
  const kind = variable.text("type");
  switch (kind) {
    case "clipboard":
      return { kind: "clipboard" };
    case "date":
      return datePiece(params, note);
    case "echo":
      return { kind: "text", text: params.text("echo") };
    case "choice":
      return fieldPiece(variable.text("name"), params);
    case "form":
      return formPiece(params, member);
    case "match": {
      const name = nameOf(params.text("trigger"));
      if (name !== undefined) return { kind: "snippet", name };
      throw new CannotMap(texts.snippets.anotherMissing);
    }
    default:
      throw new CannotMap(texts.snippets.answerOf(kind));
  }
}
