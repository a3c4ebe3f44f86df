import { childrenOf, type XmlElement } from "@housestyle/files";

/** One statement about a concept, a language or a term. */
export interface TbxFact {
  /** `partOfSpeech`, `subjectField`, `note` and so on. */
  readonly kind: string;
  readonly text: string;
  /** What it points at; empty when it points at nothing. */
  readonly target: string;
}

const groups = ["termNoteGrp", "descripGrp", "adminGrp", "termGrp"];
const typed = new Set(["termNote", "descrip", "admin", "ref", "xref", "descripNote"]);
const structure = new Set(["langSec", "langSet", "termSec", "tig", "ntig", "term", "transacGrp", ...groups]);

/**
 * What an element says of itself, in either style of TBX: `<descrip type="definition">` and `<basic:definition>` are the
 * same. Groups are looked into, sections for languages and terms are not.
 */
export function factsOf(element: XmlElement): TbxFact[] {
  const own = element.children
    .filter(({ name }) => !structure.has(name))
    .map(({ name, attributes, text }) => ({
      kind: typed.has(name) ? (attributes.type ?? name) : name,
      text: text.trim(),
      target: attributes.target ?? "",
    }));
  return [...own, ...childrenOf(element, ...groups).flatMap(factsOf)];
}

/** The texts of all facts of these kinds, in order, none of them empty. */
export const textsOf = (facts: readonly TbxFact[], ...kinds: string[]): string[] =>
  facts.filter(({ kind, text }) => kinds.includes(kind) && text !== "").map(({ text }) => text);
