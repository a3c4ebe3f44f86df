import { yamlText } from "@housestyle/files";
import type { SnippetRow } from "../table/snippet-row.ts";
import { texts } from "../texts.ts";
import { CannotMap } from "./cannot-map.ts";
import { isoDate } from "./date-form.ts";
import type { ShortcutOfName } from "./keep-mappable.ts";
import { piecesOf, type SnippetPart } from "./placeholder.ts";

interface Variable {
  readonly name: string;
  readonly lines: readonly string[];
}

type Filled = Exclude<SnippetPart, { kind: "text" | "cursor" }>;

const triggerOfShortcut = (shortcut: string): string => `:${shortcut}`;
const list = (values: readonly string[]): string => `[${values.map(yamlText).join(", ")}]`;
const params = (...lines: string[]): string[] => ["params:", ...lines.map((line) => `  ${line}`)];

function dateVariable(days: number): Variable {
  const sign = days < 0 ? "minus" : "plus";
  const name = days === 0 ? "date" : `date_${sign}_${Math.abs(days)}`;
  const offset = days === 0 ? [] : [`offset: ${days * 86_400}`];
  return { name, lines: ["type: date", ...params(`format: ${yamlText(isoDate)}`, ...offset)] };
}

const formVariable = (name: string, label: string, field: readonly string[]): Variable => ({
  name,
  lines: [
    "type: form",
    ...params(
      `layout: ${yamlText(`${label}: [[value]]`)}`,
      ...(field.length === 0 ? [] : ["fields:", "  value:", ...field.map((line) => `    ${line}`)]),
    ),
  ],
});

function variableOf(piece: Filled, place: number, shortcutOf: ShortcutOfName): Variable {
  switch (piece.kind) {
    case "clipboard":
      return { name: "clipboard", lines: ["type: clipboard"] };
    case "date":
      return dateVariable(piece.days);
    case "field":
      return formVariable(
        `field_${place}`,
        piece.label,
        piece.value === "" ? [] : [`default: ${yamlText(piece.value)}`],
      );
    case "choice":
      return formVariable(`choice_${place}`, piece.label, ["type: choice", `values: ${list(piece.values)}`]);
    case "snippet": {
      const shortcut = shortcutOf(piece.name);
      if (shortcut === undefined) throw new CannotMap(texts.snippets.anotherNotWritten);
      return {
        name: `snippet_${place}`,
        lines: ["type: match", ...params(`trigger: ${yamlText(triggerOfShortcut(shortcut))}`)],
      };
    }
  }
}

/** Escapes braces that are not variables. */
const escaped = (text: string): string => text.replaceAll("{{", "\\{\\{").replaceAll("}}", "\\}\\}");

/** Returns a snippet's text in espanso notation, with the variables it needs by name. */
function replaceOf(text: string, shortcutOf: ShortcutOfName): { replace: string; variables: Map<string, Variable> } {
  const variables = new Map<string, Variable>();
  const replace = piecesOf(text).map((piece, at) => {
    if (piece.kind === "text") return escaped(piece.text);
    if (piece.kind === "cursor") return "$|$";
    const variable = variableOf(piece, at, shortcutOf);
    variables.set(variable.name, variable);
    return variable.lines[0] === "type: form" ? `{{${variable.name}.value}}` : `{{${variable.name}}}`;
  });
  return { replace: replace.join(""), variables };
}

/** Returns one match. Throws `CannotMap` if espanso cannot express it. */
export function printMatch({ Name, Text, Shortcut, Tags }: SnippetRow, shortcutOf: ShortcutOfName): string {
  if (Shortcut === null || /^$|\s/.test(Shortcut)) throw new CannotMap(texts.snippets.espansoNeedsShortcut);
  const { replace, variables } = replaceOf(Text, shortcutOf);
  const lines = [
    `- trigger: ${yamlText(triggerOfShortcut(Shortcut))}`,
    ...(Name === "" ? [] : [`  label: ${yamlText(Name)}`]),
    `  replace: ${yamlText(replace)}`,
    ...(Tags.length === 0 ? [] : [`  search_terms: ${list(Tags)}`]),
    ...(variables.size === 0 ? [] : ["  vars:"]),
    ...[...variables.values()].flatMap(({ name, lines: inside }) => [
      `    - name: ${name}`,
      ...inside.map((line) => `      ${line}`),
    ]),
  ];
  return lines.map((line) => `  ${line}\n`).join("");
}
