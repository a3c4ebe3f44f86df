import ts from "typescript";

/** A piece of SQL in a source: the texts between its values. */
export interface SqlPiece {
  readonly texts: readonly string[];
  readonly place: string;
}

/** Returns every piece of SQL that a source holds, in the order in which they are written. */
export function sqlIn(source: ts.SourceFile): readonly SqlPiece[] {
  const pieces: SqlPiece[] = [];
  const look = (node: ts.Node): void => {
    const template = templateOf(node, source);
    const texts = template ? textsOf(template).map(inOneLine).filter(Boolean) : builtIn(node);
    if (texts.length > 0) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      pieces.push({ texts, place: `${source.fileName}:${line + 1}` });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return pieces;
}

/** SQL with one space wherever there is any. */
export function inOneLine(sql: string): string {
  return sql.replace(/\s+/g, " ").trim();
}

/** Returns whether a statement holds the texts of a piece, one after the other. */
export function holdsPiece(statement: string, { texts }: SqlPiece): boolean {
  let at = 0;
  return texts.every((text) => {
    const found = statement.indexOf(text, at);
    at = found + text.length;
    return found >= 0;
  });
}

type SqlText = ts.TemplateLiteral | ts.StringLiteralLike;

function templateOf(node: ts.Node, source: ts.SourceFile): SqlText | undefined {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText(source) === "sql" ? node.template : undefined;
  if (!ts.isCallExpression(node) || !/^sql\.raw$|^pool\.query$/.test(node.expression.getText(source))) return undefined;
  const [text] = node.arguments;
  return text && (ts.isStringLiteralLike(text) || ts.isTemplateExpression(text)) ? text : undefined;
}

function textsOf(template: SqlText): readonly string[] {
  if (ts.isStringLiteralLike(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

/** What the query builder writes for the beginning of a statement. */
const builders = new Map([
  ["selectFrom", "from"],
  ["insertInto", "insert into"],
  ["updateTable", "update"],
  ["deleteFrom", "delete from"],
]);

function builtIn(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [table] = node.arguments;
  const words = builders.get(node.expression.name.text);
  return words !== undefined && table && ts.isStringLiteral(table) ? [`${words} "${table.text}"`] : [];
}
