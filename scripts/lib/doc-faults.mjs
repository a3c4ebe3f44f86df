import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "./root.mjs";

/** The packages whose public exports must be documented. */
const documented = ["engine", "client", "checker", "surfaces", "panel", "contract"];

/** Returns the public entries of a package, apart from those for tests. */
function entriesOf(room) {
  const { exports } = JSON.parse(readFileSync(join(root, "packages", room, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([name, file]) => /\.tsx?$/.test(file) && name !== "./testing")
    .map(([, file]) => join(root, "packages", room, file));
}

/** Returns one line for each public export whose doc comment is missing or is no sentence. */
export const docFaults = () => faultsOf(documented.flatMap(entriesOf), (file) => readFileSync(file, "utf8"));

/** Returns the faults of the exports of some files, which are read with `read`. */
export function faultsOf(entries, read) {
  const options = { noLib: true, types: [], allowImportingTsExtensions: true, jsx: ts.JsxEmit.ReactJSX, noEmit: true };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (file, target) =>
    /\/node_modules\//.test(file) ? undefined : ts.createSourceFile(file, read(file) ?? "", target, true);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: text.startsWith(".")
        ? { resolvedFileName: join(from, "..", text), extension: /\.\w+$/.exec(text)?.[0] ?? ".ts" }
        : undefined,
    }));
  const program = ts.createProgram(entries, { ...options, module: ts.ModuleKind.ESNext }, host);
  const checker = program.getTypeChecker();
  const exported = entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
    return module ? checker.getExportsOfModule(module) : [];
  });
  const own = exported.map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each));
  return [...new Set(own)].flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) return [];
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
    if (/^\P{Ll}.*[.!?]$/su.test(comment)) return [];
    const file = declaration.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
    const problem = comment === "" ? "has no doc comment" : "has a doc comment that is no sentence";
    return `${relative(root, file.fileName)}:${line}: ${symbol.name} ${problem}.`;
  });
}
