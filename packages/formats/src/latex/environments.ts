import type { ParagraphKind } from "@housestyle/engine";

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Formulas: they stand for a thing in the sentence around them. */
const formulas = names(`
  equation align alignat flalign gather multline eqnarray displaymath math subequations dmath dgroup empheq xalignat
  IEEEeqnarray`);
/** What is inside of them is no prose. */
const code = names(`
  verbatim Verbatim BVerbatim LVerbatim lstlisting minted alltt filecontents comment tikzpicture pgfpicture picture axis
  algorithm algorithmic algorithm2e thebibliography circuitikz forest prooftree pspicture asy sagesilent python pycode
  luacode luacode* tikzcd CCSXML bibtex semiverbatim listing array matrix pmatrix bmatrix cases split aligned gathered`);
/** Their cells are read one by one. */
const tables = names("tabular tabularx tabulary longtable supertabular xltabular tabu tblr");
const lists = names("itemize enumerate description list trivlist inparaenum compactitem compactenum");
const quotations = names("quote quotation verse displayquote epigraph");
/** What follows their beginning is text already. */
const plain = names("document abstract center flushleft flushright small proof titlepage landscape");
/** What stands in braces behind their beginning is a heading. */
const titled = names("frame block alertblock exampleblock");

/** What an environment is to a reader. */
export type EnvironmentRole = "formula" | "code" | "table" | "text";

const isIn = (set: ReadonlySet<string>, name: string): boolean => set.has(name) || set.has(name.replace(/\*$/, ""));

/** An environment of one's own that is named after one of formulas: narrowmultline, myalign. */
const ownFormula = /(?:equation|align|gather|multline|eqnarray|math|formula)\*?$/i;

/** One that is named after code: coqcode, pythonlisting, shellsession. */
const ownCode =
  /code|listing|verbatim|(?:session|snippet)\*?$|^(?:lst|coq|agda|haskell|lean|isabelle|python|matlab|java|sql|rust|ocaml|scala|shell|bash|console|terminal)/i;

/** What an environment is, by its name; one that nobody knows holds text. */
export function environmentRole(name: string): EnvironmentRole {
  if (isIn(formulas, name)) return "formula";
  if (isIn(code, name)) return "code";
  if (ownFormula.test(name)) return "formula";
  if (ownCode.test(name)) return "code";
  return isIn(tables, name) ? "table" : "text";
}

/** The kind of its paragraphs; undefined for that of those around it. */
export function kindIn(name: string): ParagraphKind | undefined {
  if (isIn(lists, name) || isIn(tables, name)) return "list";
  return isIn(quotations, name) ? "quote" : undefined;
}

/** Whether arguments may follow its beginning. */
export const takesArguments = (name: string): boolean => !(isIn(plain, name) || isIn(quotations, name));

/** Whether its first argument is a heading. */
export const hasTitle = (name: string): boolean => isIn(titled, name);
