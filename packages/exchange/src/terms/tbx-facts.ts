import { childrenOf, type XmlElement } from "@housestyle/files";

/** A piece of information about a concept, a language, or a term. */
export interface TbxFact {
  /** The type, such as `partOfSpeech`, `subjectField`, or `note`. */
  readonly kind: string;
  readonly text: string;
  /** The target of a reference, or empty. */
  readonly target: string;
}

const groups = ["termNoteGrp", "descripGrp", "adminGrp", "termGrp"];
const typed = new Set(["termNote", "descrip", "admin", "ref", "xref", "descripNote"]);
const structure = new Set(["langSec", "langSet", "termSec", "tig", "ntig", "term", "transacGrp", ...groups]);

/**
 * Returns the information in an element, in either TBX style: `<descrip type="definition">` and `<basic:definition>`
 * are the same. Includes groups, but not sections for languages and terms.
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

/** Returns the nonempty texts of these types, in order. */
export const textsOf = (facts: readonly TbxFact[], ...kinds: string[]): string[] =>
  facts.filter(({ kind, text }) => kinds.includes(kind) && text !== "").map(({ text }) => text);
