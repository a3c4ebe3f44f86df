import type { ParagraphKind } from "@housestyle/engine";

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Environments for formulas, which stand for a thing in their sentence. */
const formulas = names(`
  equation align alignat flalign gather multline eqnarray displaymath math subequations dmath dgroup empheq xalignat
  IEEEeqnarray`);
/** Environments whose content is not prose. */
const code = names(`
  verbatim Verbatim BVerbatim LVerbatim lstlisting minted alltt filecontents comment tikzpicture pgfpicture picture axis
  algorithm algorithmic algorithm2e thebibliography circuitikz forest prooftree pspicture asy sagesilent python pycode
  luacode luacode* tikzcd CCSXML bibtex semiverbatim listing array matrix pmatrix bmatrix cases split aligned gathered`);
/** Environments whose cells are read one by one. */
const tables = names("tabular tabularx tabulary longtable supertabular xltabular tabu tblr");
const lists = names("itemize enumerate description list trivlist inparaenum compactitem compactenum");
const quotations = names("quote quotation verse displayquote epigraph");
/** Environments that take no arguments. */
const plain = names("document abstract center flushleft flushright small proof titlepage landscape");
/** Environments whose first argument is a heading. */
const titled = names("frame block alertblock exampleblock");

/** The role of an environment. */
export type EnvironmentRole = "formula" | "code" | "table" | "text";

const isIn = (set: ReadonlySet<string>, name: string): boolean => set.has(name) || set.has(name.replace(/\*$/, ""));

/** Matches custom environments named after formulas: narrowmultline, myalign. */
const ownFormula = /(?:equation|align|gather|multline|eqnarray|math|formula)\*?$/i;

/** Matches custom environments named after code: coqcode, pythonlisting, shellsession. */
const ownCode =
  /code|listing|verbatim|(?:session|snippet)\*?$|^(?:lst|coq|agda|haskell|lean|isabelle|python|matlab|java|sql|rust|ocaml|scala|shell|bash|console|terminal)/i;

/** Returns the role of an environment by its name. Unknown ones contain text. */
export function environmentRole(name: string): EnvironmentRole {
  if (isIn(formulas, name)) return "formula";
  if (isIn(code, name)) return "code";
  if (ownFormula.test(name)) return "formula";
  if (ownCode.test(name)) return "code";
  return isIn(tables, name) ? "table" : "text";
}

/** Returns the kind of its paragraphs, or undefined for that of the surrounding text. */
export function kindIn(name: string): ParagraphKind | undefined {
  if (isIn(lists, name) || isIn(tables, name)) return "list";
  return isIn(quotations, name) ? "quote" : undefined;
}

/** Whether arguments may follow its start. */
export const takesArguments = (name: string): boolean => !(isIn(plain, name) || isIn(quotations, name));

/** Whether its first argument is a heading. */
export const hasTitle = (name: string): boolean => isIn(titled, name);
