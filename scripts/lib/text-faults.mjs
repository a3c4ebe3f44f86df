import ts from "typescript";

/** Where people are spoken to. The engine's remarks are about English. */
const spoken =
  /^(apps\/(web|server|cli|vscode)|packages\/(contract|exchange|files|lsp|mcp|panel|ui|project|team-files))\/src\//;
/** What reads and makes files says nothing but sentences about them, all in its catalogue. */
const aboutFiles = /^packages\/(exchange|files)\/src\/.*(?<!(^|\/)texts)\.ts$/;
/** What is written into files, in the words it is found by again. */
const inFiles = /\/(rule-message|word-note)\.ts$/;
const tests = /\.test\.tsx?$|\/testing\//;
const isWords = (text) => /\p{L}{2}/u.test(text);
/** What is read to people. */
const saidMembers = new Set(["aria-label", "aria-description", "alt", "label", "placeholder", "title"]);

/** Whether a file is one that speaks to people. */
export const speaksToPeople = (file) => spoken.test(file) && !tests.test(file);

/**
 * What in a source is said to people and stands in no catalogue, a sentence each: words between tags and in their names, a refusal
 * written on the spot, and numbers, dates and order by any other way than packages/texts.
 */
export function textFaults(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  const tell = (node, what) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    faults.push(`${file}:${line + 1}: ${what}`);
  };
  const isAboutFiles = aboutFiles.test(file) && !inFiles.test(file);
  const look = (node) => {
    const fault = faultOf(node) ?? (isAboutFiles ? faultOfSentence(node) : undefined);
    if (fault) tell(node, fault);
    if (!isForProgrammers(node)) ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}

function faultOf(node) {
  if (ts.isJsxText(node) && isWords(node.text)) return `“${node.text.trim()}” belongs in a catalog.`;
  if (ts.isJsxAttribute(node)) return faultOfAttribute(node);
  if (ts.isPropertyAccessExpression(node)) return faultOfAccess(node);
  if (ts.isNewExpression(node) && node.expression.getText() === "Failure") return faultOfRefusal(node);
  if (ts.isCallExpression(node) && /\.addIssue$/.test(node.expression.getText()))
    return faultOfMessage(node.arguments[0]);
  return undefined;
}

function faultOfAttribute({ name, initializer }) {
  const isSaid = saidMembers.has(name.getText()) && initializer && ts.isStringLiteral(initializer);
  return isSaid && isWords(initializer.text) ? `“${initializer.text}” belongs in a catalog.` : undefined;
}

function faultOfAccess({ expression, name }) {
  const isOwnWay = /^(toLocale(Date|Time)?String|localeCompare)$/.test(name.text) || expression.getText() === "Intl";
  return isOwnWay ? `${name.text} knows one language: packages/texts has numbers, dates and order for all.` : undefined;
}

/** An error of our own making is read in the log; nobody is told. */
const isForProgrammers = (node) =>
  (ts.isNewExpression(node) && node.expression.getText() === "Error") ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword);

function faultOfSentence(node) {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  const words = isText ? node.getText().slice(1, -1) : "";
  const isSentence = /^[\p{Lu}“$].*\p{L} \p{L}.*[.?!]$/su.test(words);
  return isSentence ? `“${words}” belongs in a catalog.` : undefined;
}

const faultOfRefusal = ({ arguments: given }) => faultOfMessage(given?.[1]);

function faultOfMessage(details) {
  const message =
    details &&
    ts.isObjectLiteralExpression(details) &&
    details.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === "message");
  const isWritten = message && /String|Template/.test(ts.SyntaxKind[message.initializer.kind]);
  return isWritten ? "What a caller is told belongs in a catalog." : undefined;
}
