import { date as dated, english } from "@housestyle/texts";

/** The values that fill the placeholders of a snippet. */
export interface SnippetContext {
  readonly today: Date;
  readonly clipboard: string;
  /** Returns the text of another snippet by its name, or undefined if there is none. */
  readonly snippet: (name: string) => string | undefined;
}

/** A span of a filled snippet that the writer replaces, in the order of the Tab key. */
export interface SnippetField {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** The choices; empty for a text field. */
  readonly choices: readonly string[];
}

/** A snippet as it is inserted. Its lines end with a line feed. */
export interface FilledSnippet {
  readonly text: string;
  readonly fields: readonly SnippetField[];
  /** The offset of the caret afterward; undefined for the end of the text. */
  readonly cursor: number | undefined;
}

/** The deepest nesting of snippets in snippets. */
const deepest = 5;
const placeholder = /\{\{\s*([a-z]+)(?:([+-]\d{1,4})|:([^{}]*))?\s*\}\}/g;

/**
 * Returns a snippet with its placeholders filled in: `{{date}}`, `{{date+7}}`, `{{clipboard}}`, `{{cursor}}`,
 * `{{snippet:name}}`, `{{field:Label=default}}`, `{{choice:Label=a|b}}`. Other placeholders stay as they are.
 */
export function fillSnippet(text: string, context: SnippetContext): FilledSnippet {
  const fields: SnippetField[] = [];
  let cursor: number | undefined;
  let filled = "";
  let from = 0;
  const whole = withPlainEnds(withSnippets(text, context, deepest));
  for (const found of whole.matchAll(placeholder)) {
    const [written, name = "", shift, argument = ""] = found;
    filled += whole.slice(from, found.index);
    from = found.index + written.length;
    if (name === "cursor") cursor = filled.length;
    else if (name === "date") filled += dateAfter(context.today, Number(shift ?? 0));
    else if (name === "clipboard") filled += withPlainEnds(context.clipboard);
    else if (name === "field" || name === "choice") {
      const field = fieldOf(name, argument, filled.length);
      fields.push(field.field);
      filled += field.text;
    } else filled += written;
  }
  return { text: filled + whole.slice(from), fields, cursor };
}

const known = new Set(["clipboard", "choice", "cursor", "date", "field", "snippet"]);
const wholePlaceholder = new RegExp(`^${placeholder.source}$`);

/** Returns the placeholders of a snippet that do not exist and are inserted as they are, each once. */
export function unknownPlaceholders(text: string): string[] {
  const written = new Set(text.match(/\{\{[^{}]*\}\}/g) ?? []);
  return [...written].filter((each) => !known.has(wholePlaceholder.exec(each)?.[1] ?? ""));
}

/** Returns text with line feeds only, so that offsets match those of the document. */
const withPlainEnds = (text: string): string => text.replace(/\r\n?/g, "\n");

function fieldOf(name: "field" | "choice", argument: string, start: number) {
  const at = argument.indexOf("=");
  const label = (at < 0 ? argument : argument.slice(0, at)).trim();
  const given = at < 0 ? "" : argument.slice(at + 1);
  const choices = name === "choice" ? given.split("|").filter(Boolean) : [];
  const text = (name === "choice" ? choices[0] : given) || label;
  return { text, field: { start, end: start + text.length, label, choices } };
}

/** Returns a snippet with the snippets it names inserted. Unknown ones, and those nested too deeply, are left out. */
function withSnippets(text: string, context: SnippetContext, depth: number): string {
  return text.replace(/\{\{\s*snippet:([^{}]*)\}\}/g, (_written, name: string) => {
    const inner = depth > 0 ? context.snippet(name.trim()) : undefined;
    return inner === undefined ? "" : withSnippets(inner, context, depth - 1);
  });
}

function dateAfter(today: Date, days: number): string {
  const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  // Into a text that is English.
  return dated(date, { day: "numeric", month: "long", year: "numeric" }, english.tag);
}
