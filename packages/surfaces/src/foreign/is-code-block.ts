/** Selects tokens of code as marked by CodeMirror 5. Its Markdown mode uses none of these classes. */
const codeWords = ".cm-def, .cm-property, .cm-operator, .cm-builtin, .cm-variable";
/** Selects elements that identify preformatted text as code. */
const says = "code, [class*=language-], [class*=lang-], .ql-syntax, [data-language]";

/**
 * Returns whether an element is a block of code. Editors use `pre` for blocks of code and, like CodeMirror 5 and
 * EasyMDE, for each line of plain text. Such a line has similar siblings and contains nothing that identifies code.
 */
export function isCodeBlock(element: Element): boolean {
  if (element.localName !== "pre") return false;
  if (element.matches(".CodeMirror-line")) return element.querySelector(codeWords) !== null;
  const { parentElement, previousElementSibling, nextElementSibling } = element;
  const ends = [parentElement?.firstElementChild, parentElement?.lastElementChild];
  const beside = [previousElementSibling, nextElementSibling, ...ends].filter((each) => each && each !== element);
  const areLines = beside.length > 0 && beside.every((each) => each?.localName === "pre");
  return !areLines || element.matches(says) || element.querySelector(says) !== null;
}
