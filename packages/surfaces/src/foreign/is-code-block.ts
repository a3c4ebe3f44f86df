/** The words of programs, as CodeMirror 5 marks them. Its Markdown marks none of these. */
const codeWords = ".cm-def, .cm-property, .cm-operator, .cm-builtin, .cm-variable";
/** What says of preformatted text that it is code. */
const says = "code, [class*=language-], [class*=lang-], .ql-syntax, [data-language]";

/**
 * Returns whether an element is a block of code. Editors build two things of `pre`: blocks of code, and each line of a plain text,
 * as CodeMirror 5 and EasyMDE do. Lines have their like beside them, and nothing in them that says code.
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
