import ts from "typescript";

/** A parameter of an exported function. */
export interface Parameter {
  /** Its type as it is written, in one line. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** Returns the parameters of the functions that a source exports, by their names. */
export function functionsIn(source: ts.SourceFile): ReadonlyMap<string, readonly Parameter[]> {
  const found = new Map<string, readonly Parameter[]>();
  const isExported = (node: ts.HasModifiers) =>
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  for (const node of source.statements) {
    if (ts.isFunctionDeclaration(node) && node.name && isExported(node))
      found.set(node.name.text, parametersOf(node, source));
    if (!ts.isVariableStatement(node) || !isExported(node)) continue;
    for (const { name, initializer } of node.declarationList.declarations) {
      if (initializer && ts.isArrowFunction(initializer))
        found.set(name.getText(source), parametersOf(initializer, source));
    }
  }
  return found;
}

function parametersOf({ parameters }: ts.SignatureDeclaration, source: ts.SourceFile): readonly Parameter[] {
  return parameters.map(({ type, questionToken, initializer }) => ({
    type: type?.getText(source).replace(/\s+/g, " ") ?? "",
    isOptional: questionToken !== undefined || initializer !== undefined,
  }));
}
