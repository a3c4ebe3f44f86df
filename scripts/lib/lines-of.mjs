import ts from "typescript";

/** A list of words this long is a table, lines. */
const table = 5;

/** How many lines of a file are code and how many tests: see `test-share.mjs`. */
export function linesOf(file, isTest) {
  const kinds = new Map();
  const mark = (node, kind) => {
    for (let at = lineOf(file, node.getStart()); at <= lineOf(file, node.getEnd()); at++) kinds.set(at, kind);
  };
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    if (isExamples(node)) return mark(node, "tests");
    if (isTable(file, node)) return mark(node, "words");
    if (node.getChildCount() === 0 && node.getWidth() > 0)
      mark(node, kinds.get(lineOf(file, node.getStart())) ?? "code");
    for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  const code = [...kinds.values()].filter((kind) => kind === "code").length;
  const examples = [...kinds.values()].filter((kind) => kind === "tests").length;
  return isTest ? { tests: code, code: 0 } : { tests: examples, code };
}

/** How many tests the text of a rule holds: the examples and look-alikes behind its first blank line. */
export function sentencesOf(text) {
  const [, ...sentences] = text.split("\n\n");
  return sentences.join("\n").split("\n").filter(Boolean).length;
}

function lineOf(file, place) {
  return file.getLineAndCharacterOfPosition(place).line;
}

function isExamples(node) {
  return (
    ts.isPropertyAssignment(node) &&
    /^(examples|leaves)$/.test(node.name.getText()) &&
    ts.isArrayLiteralExpression(node.initializer)
  );
}

function isTable(file, node) {
  const isLong = lineOf(file, node.getEnd()) - lineOf(file, node.getStart()) >= table;
  if (!isLong) return false;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return true;
  return ts.isArrayLiteralExpression(node) && node.elements.every(isWords);
}

/** A word, or a row of them. */
function isWords(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isWords);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.every((each) => ts.isPropertyAssignment(each) && isWords(each.initializer));
}
