/** A Markdown text, split into the parts that its syntax tree does not represent. */
export interface SplitMarkdown {
  /** The front matter at its start, including its lines. Empty if it has none. */
  readonly frontMatter: string;
  /** The text without front matter and notes. */
  readonly body: string;
  /** The texts of notes by their labels. */
  readonly notes: ReadonlyMap<string, string>;
}

const properties = /^(?:---\n(?=[\w"'-]+\s*:)[\s\S]*?\n---|\+\+\+\n[\s\S]*?\n\+\+\+)[ \t]*(?:\n|$)/;
const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
/** Matches a code fence. Inline code may begin with as many backticks. */
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Splits a Markdown text whose line ends are all of the same kind. Linear in the text. */
export function splitMarkdown(text: string): SplitMarkdown {
  const frontMatter = properties.exec(text)?.[0] ?? "";
  const reading = new NoteReading();
  for (const line of text.slice(frontMatter.length).split("\n")) reading.take(line);
  return { frontMatter, ...reading.end() };
}

/** Reads the lines of a text, and separates those of notes. */
class NoteReading {
  readonly #notes = new Map<string, string[]>();
  readonly #body: string[] = [];
  /** The lines of the note that may continue. */
  #note: string[] | undefined;
  #isAfterBlank = false;
  /** The fence of the open code block. */
  #fence = "";

  take(line: string): void {
    const found = this.#fence === "" ? definition.exec(line) : null;
    if (found) this.#begin(found[1] ?? "", found[2] ?? "");
    else if (this.#note && continues(line, this.#isAfterBlank)) this.#note.push(line.replace(/^(?: {1,4}|\t)/, ""));
    else {
      this.#note = undefined;
      this.#follow(line);
      this.#body.push(line);
    }
    this.#isAfterBlank = line.trim() === "";
  }

  end(): Omit<SplitMarkdown, "frontMatter"> {
    const notes = new Map([...this.#notes].map(([label, lines]) => [label, lines.join("\n")]));
    return { body: this.#body.join("\n"), notes };
  }

  /** Begins a note. A second note with the same label is not one, as in other programs. */
  #begin(label: string, words: string): void {
    this.#note = [words];
    if (!this.#notes.has(label)) this.#notes.set(label, this.#note);
  }

  #follow(line: string): void {
    const mark = fence.exec(line)?.[1] ?? "";
    if (this.#fence === "") this.#fence = mark;
    else if (mark.startsWith(this.#fence) && line.trim() === mark) this.#fence = "";
  }
}

/** Returns whether a line continues the note before it: it is indented, blank, or follows without a blank line. */
const continues = (line: string, isAfterBlank: boolean): boolean =>
  /^(?: {4}|\t)/.test(line) || line.trim() === "" || (!isAfterBlank && !/^(?:#|>|[-*+] |\d+[.)] |```|~~~)/.test(line));
