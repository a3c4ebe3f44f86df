import ts from "typescript";

/** What is read of a page once, as it is at that moment. */
const reads =
  /\.(count|textContent|innerText|allTextContents|allInnerTexts|inputValue|isVisible|isHidden|isChecked|isEnabled|isDisabled|getAttribute|boundingBox|evaluateAll)\(|\bparagraphs\(/;

/**
 * The places of a browser test that pass or fail by when they happen to look: `expect(await …)` of something read from
 * the page, where `expect.poll` looks until it is so; and waits for a time. Answers a line for each.
 */
export function hastyLooks(source) {
  const file = ts.createSourceFile("test.ts", source, ts.ScriptTarget.Latest, true);
  const found = [];
  const tell = (node, what) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${what}`);
  };
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [asked] = node.arguments;
      if (node.expression.getText() === "expect" && asked && looksOnce(asked)) tell(node, "looks once");
      if (/\.waitForTimeout$/.test(node.expression.getText())) tell(node, "waits for a time");
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function looksOnce(node) {
  if (ts.isAwaitExpression(node)) return reads.test(node.getText());
  return ts.forEachChild(node, (child) => looksOnce(child) || undefined) ?? false;
}
