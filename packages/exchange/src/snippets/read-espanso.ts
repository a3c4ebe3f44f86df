import { FileError, type Limits, readYaml, refuseMoreRows, YamlMap } from "@housestyle/files";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type Gathering, gatherRows } from "../table/gather-rows.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { texts } from "../texts.ts";
import { CannotMap } from "./cannot-map.ts";
import { textOfForm, textOfReplace } from "./espanso-text.ts";
import type { NameOfTrigger, NoteCallback } from "./espanso-variable.ts";

/** What the matches of a file have in common. */
export interface EspansoFile {
  readonly folder: string;
  readonly globals: readonly YamlMap[];
  readonly nameOf: NameOfTrigger;
}

/**
 * Returns a trigger without its colon, which keeps it from being a word in espanso. Housestyle has its own sign for
 * that.
 */
const shortcutOf = (trigger: string): string => (trigger.length > 1 ? trigger.replace(/^:/, "") : trigger);

const triggersOf = (match: YamlMap): string[] => [...match.texts("trigger"), ...match.texts("triggers")];
const labelOf = (match: YamlMap, trigger: string): string => match.text("label").trim() || shortcutOf(trigger);

const plainText = (html: string): string =>
  html
    .replace(/<br\s{0,9}\/?>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Returns the text of a match, and its formatted form if it has one. */
function contentOf(
  match: YamlMap,
  { globals, nameOf }: EspansoFile,
  note: NoteCallback,
): { Text: string; Html?: string } {
  const variables = new Map([...globals, ...match.maps("vars")].map((each) => [each.text("name"), each]));
  const read = (key: string) => textOfReplace(match.text(key), variables, nameOf, note);
  if (match.get("form") !== undefined) {
    const fields = match.get("form_fields");
    return { Text: textOfForm(match.text("form"), fields instanceof YamlMap ? fields : undefined) };
  }
  if (match.get("html") !== undefined) {
    const Html = read("html");
    return { Text: match.get("replace") === undefined ? plainText(Html) : read("replace"), Html };
  }
  if (match.get("markdown") !== undefined) {
    note(texts.snippets.markdown);
    return { Text: read("markdown") };
  }
  if (match.get("image_path") !== undefined) throw new CannotMap(texts.snippets.image);
  return { Text: read("replace") };
}

/** Adds the rows of a match, or the reason why there are none. */
export function addMatch(match: YamlMap, file: EspansoFile, into: Gathering<SnippetRow>): void {
  const triggers = triggersOf(match);
  const name = match.text("label") || (triggers[0] ?? match.text("regex"));
  try {
    if (triggers.length === 0) throw new CannotMap(texts.snippets.noTrigger);
    const content = contentOf(match, file, (message) => into.problem(match.line, name, message));
    for (const trigger of triggers) {
      into.add(
        {
          ...(file.folder === "" ? {} : { Folder: file.folder }),
          Name: labelOf(match, trigger),
          ...content,
          Shortcut: shortcutOf(trigger),
          ...(match.get("search_terms") === undefined ? {} : { Tags: match.texts("search_terms") }),
        },
        match.line,
      );
    }
  } catch (error) {
    if (!(error instanceof CannotMap)) throw error;
    into.problem(match.line, name, error.message);
  }
}

/** Returns the file name without its extension. In espanso, a file groups related matches. */
const folderOf = (fileName: string): string => fileName.replace(/^.*[\\/]/, "").replace(/\.ya?ml$/i, "");

/**
 * Reads an espanso match file, with one row for each trigger. Matches that run scripts, insert images, or have no
 * trigger are in `problems`. Throws `bad-yaml`, `wrong-format`, and `too-many-rows`.
 */
export function readEspanso(
  text: string,
  limits: Limits,
  { fileName = "", defaults }: Pick<ReaderOptions<SnippetRow>, "fileName" | "defaults">,
): ReadResult<SnippetRow> {
  const yaml = readYaml(text, limits);
  if (!(yaml instanceof YamlMap) || !Array.isArray(yaml.get("matches"))) {
    throw new FileError("wrong-format", texts.snippets.noEspanso);
  }
  const matches = yaml.maps("matches");
  const names = new Map(
    matches.flatMap((match) => triggersOf(match).map((trigger) => [trigger, labelOf(match, trigger)] as const)),
  );
  const folder = defaults?.Folder === undefined ? folderOf(fileName) : "";
  const file = { folder, globals: yaml.maps("global_vars"), nameOf: (trigger: string) => names.get(trigger) };
  const into = gatherRows(snippetTable, defaults);
  for (const match of matches) {
    addMatch(match, file, into);
    refuseMoreRows(into.rows.length, limits);
  }
  return { format: "espanso", rows: into.rows, problems: into.problems };
}
