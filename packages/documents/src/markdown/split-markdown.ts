/** A Markdown text in the parts that its syntax tree does not know. */
export interface SplitMarkdown {
  /** The properties at its start, with their lines; empty if it has none. */
  readonly frontMatter: string;
  /** What is neither properties nor notes. */
  readonly body: string;
  /** The texts of notes, by their labels. */
  readonly notes: ReadonlyMap<string, string>;
}

const properties = /^(?:---\n(?=[\w"'-]+\s*:)[\s\S]*?\n---|\+\+\+\n[\s\S]*?\n\+\+\+)[ \t]*(?:\n|$)/;
const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
/** Code in a line may begin with as many backticks. */
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Splits a Markdown text with line ends of one kind. Linear in the text. */
export function splitMarkdown(text: string): SplitMarkdown {
  const frontMatter = properties.exec(text)?.[0] ?? "";
  const notes = new Map<string, string[]>();
  const body: string[] = [];
  let note: string[] | undefined;
  let isAfterBlank = false;
  let open = "";
  for (const line of text.slice(frontMatter.length).split("\n")) {
    const found = open === "" ? definition.exec(line) : null;
    if (found) {
      note = [found[2] ?? ""];
      const [, label = ""] = found;
      // A second note of a name is none, as in other programs.
      if (!notes.has(label)) notes.set(label, note);
    } else if (note && continues(line, isAfterBlank)) note.push(line.replace(/^(?: {1,4}|\t)/, ""));
    else {
      note = undefined;
      const mark = fence.exec(line)?.[1] ?? "";
      if (open === "") open = mark;
      else if (mark.startsWith(open) && line.trim() === mark) open = "";
      body.push(line);
    }
    isAfterBlank = line.trim() === "";
  }
  return {
    frontMatter,
    body: body.join("\n"),
    notes: new Map([...notes].map(([label, lines]) => [label, lines.join("\n")])),
  };
}

/** Whether a line belongs to the note before it: an indented or blank one, or one that goes on without a blank line. */
const continues = (line: string, isAfterBlank: boolean): boolean =>
  /^(?: {4}|\t)/.test(line) || line.trim() === "" || (!isAfterBlank && !/^(?:#|>|[-*+] |\d+[.)] |```|~~~)/.test(line));
