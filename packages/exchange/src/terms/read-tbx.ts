import {
  childrenOf,
  FileError,
  findElement,
  type Limits,
  readXml,
  refuseMoreRows,
  type XmlElement,
} from "@housestyle/files";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type Gathering, gatherRows } from "../table/gather-rows.ts";
import type { Raw } from "../table/read-row.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { conceptIdOf } from "./concept-id.ts";
import { factsOf, type TbxFact, textsOf } from "./tbx-facts.ts";
import { statusOfTbx } from "./tbx-status.ts";
import { readTermNote, type TermNote } from "./term-note.ts";

interface Around {
  readonly termBase: string;
  readonly conceptId: string;
  readonly domain: string;
  readonly language: string;
  /** The definition of the concept, for terms without their own. */
  readonly definition: string;
  readonly url: string;
}

interface Term {
  readonly line: number;
  readonly text: string;
  /** The status, or undefined if the file has none. */
  readonly status: string | undefined;
  readonly facts: readonly TbxFact[];
  readonly note: TermNote;
  readonly notes: readonly string[];
  readonly variants: string[];
}

function statusOf(facts: readonly TbxFact[], note: TermNote): string | undefined {
  if (note.Status) return note.Status;
  const [said] = textsOf(facts, "administrativeStatus", "normativeAuthorization");
  return said === undefined ? undefined : statusOfTbx(said);
}

function termOf(section: XmlElement): Term {
  const group = childrenOf(section, "termGrp")[0] ?? section;
  const facts = factsOf(section);
  const notes = textsOf(facts, "note");
  const own = notes.map(readTermNote).find((each) => each !== undefined) ?? {};
  return {
    line: section.line,
    text: (childrenOf(group, "term")[0]?.text ?? "")
      .split(/[\r\n]+/)
      .map((part) => part.trim())
      .join(" ")
      .trim(),
    status: statusOf(facts, own),
    facts,
    note: own,
    notes: notes.filter((each) => readTermNote(each) === undefined),
    variants: [],
  };
}

/** Whether a term is an incorrect form of the one before it: a deprecated variant without other information. */
const isWrongForm = ({ status, facts }: Term): boolean =>
  status === "Deprecated" && facts.length === 2 && textsOf(facts, "termType")[0] === "variant";

/** Returns the terms of a concept in one language, with incorrect forms under their term. */
function termsOf(language: XmlElement): Term[] {
  const terms: Term[] = [];
  for (const term of childrenOf(language, "termSec", "tig", "ntig").map(termOf)) {
    const owner = terms.at(-1);
    if (owner && isWrongForm(term)) owner.variants.push(term.text);
    else terms.push(term);
  }
  return terms;
}

const given = <Key extends keyof TermRow>(key: Key, value: string | readonly string[] | undefined) =>
  value === undefined || value.length === 0 ? {} : { [key]: value };

/** Returns the replacement: the preferred term of the concept, or else the one that the term refers to. */
function replacementOf({ status, facts }: Term, preferred: string | undefined): string | undefined {
  const named = facts.find(({ kind, text, target }) => kind === "crossReference" && target === "" && text !== "")?.text;
  if (status === "Deprecated" || status === "Forbidden") return named ?? preferred;
  return named;
}

function rawOf(term: Term, around: Around, preferred: string | undefined): Raw<TermRow> {
  const { facts, note, notes, status } = term;
  const definition = textsOf(facts, "definition")[0] ?? around.definition;
  const link = facts.find(({ kind }) => kind === "externalCrossReference");
  return {
    Text: term.text,
    ...given("TermBase", around.termBase),
    ...given("Status", status),
    ...given("Description", [definition, ...notes].filter((each) => each !== "").join("\n")),
    ...given("Replacement", replacementOf(term, preferred)),
    ...(note.CaseSensitive ? { CaseSensitive: "true" } : {}),
    ...(note.MatchForms === false ? { MatchForms: "false" } : {}),
    ...given("PartOfSpeech", textsOf(facts, "partOfSpeech")[0]),
    ...given("Language", around.language),
    ...given("ConceptId", around.conceptId),
    ...given("Variants", term.variants),
    ...given("Domain", around.domain),
    ...given("Url", link ? link.target || link.text : around.url),
    ...given("Tags", textsOf(facts, "projectSubset", "customerSubset")),
  };
}

function readLanguage(section: XmlElement, concept: Omit<Around, "language">, into: Gathering<TermRow>): void {
  const language = section.attributes["xml:lang"] ?? section.attributes.lang ?? "";
  const facts = factsOf(section);
  const around = {
    ...concept,
    language: language === "und" ? "" : language,
    definition: textsOf(facts, "definition")[0] ?? concept.definition,
  };
  const terms = termsOf(section);
  const preferred = terms.find(({ status }) => status === "Approved")?.text;
  if (terms.length === 0) into.problem(section.line, concept.conceptId, texts.tbx.noTerm);
  for (const term of terms) into.add(rawOf(term, around, preferred), term.line);
}

function readConcept(concept: XmlElement, termBase: string, into: Gathering<TermRow>): void {
  const facts = factsOf(concept);
  const around = {
    termBase,
    conceptId: conceptIdOf(concept.attributes.id ?? ""),
    domain: textsOf(facts, "subjectField")[0] ?? "",
    definition: textsOf(facts, "definition")[0] ?? "",
    url: facts.find(({ kind }) => kind === "externalCrossReference")?.target ?? "",
  };
  for (const language of childrenOf(concept, "langSec", "langSet")) readLanguage(language, around, into);
}

const isTbx = ({ name }: XmlElement): boolean => name === "tbx" || name === "martif";

function titleOf(root: XmlElement): string {
  const title = findElement(root, "titleStmt");
  return (title ? (childrenOf(title, "title")[0]?.text ?? "") : "").trim();
}

/**
 * Reads TBX-Basic, version 3 in both styles and version 2 (`martif`). The preferred term of a concept replaces its
 * deprecated ones. Throws `doctype`, `bad-xml`, `wrong-format`, and `too-many-rows`.
 */
export function readTbx(
  text: string,
  limits: Limits,
  { defaults }: Pick<ReaderOptions<TermRow>, "defaults">,
): ReadResult<TermRow> {
  const into = gatherRows(termTable, defaults);
  let termBase: string | undefined;
  // One concept at a time: all of them at once would take many times the memory of the file.
  const root = readXml(text, limits, (element, parent, above) => {
    const isConcept = element.name === "conceptEntry" || element.name === "termEntry";
    if (!isConcept || parent.name !== "body" || !isTbx(above)) return false;
    termBase ??= titleOf(above);
    readConcept(element, termBase, into);
    refuseMoreRows(into.rows.length + into.problems.length, limits);
    return true;
  });
  if (!isTbx(root) || !findElement(root, "body")) throw new FileError("wrong-format", texts.tbx.noTbx);
  return { format: "tbx", rows: into.rows, problems: into.problems };
}
