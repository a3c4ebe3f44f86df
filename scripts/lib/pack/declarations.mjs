import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "../root.mjs";

const packages = join(root, "packages");

/** The rooms whose types travel with those that import them, by the names they are imported under. */
const ownNames = (rooms) => rooms.flatMap((room) => [`@housestyle/${room}`, `@housestyle/${room}/*`]);

/**
 * What the sources promise, as declarations: the text of each file by its path below `packages/`, `.d.ts` for `.ts`, of the
 * entries and whatever they lead to. The types of `rooms` are among them and are named by their files; those of other
 * packages are imported by name.
 */
export function declarations(entries, rooms) {
  const { options } = ts.parseJsonConfigFileContent(
    {
      extends: join(root, "tsconfig.base.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: packages,
        outDir: packages,
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: ["node"],
        paths: Object.fromEntries(rooms.map((room) => [`@housestyle/${room}`, [join(packages, room, "src/index.ts")]])),
      },
    },
    ts.sys,
    root,
  );
  const emitted = new Map();
  const program = ts.createProgram(
    entries.map((entry) => join(packages, entry)),
    options,
  );
  const { diagnostics } = program.emit(undefined, (path, text) => emitted.set(relative(packages, path), text));
  if (diagnostics.length > 0) throw new Error(ts.flattenDiagnosticMessageText(diagnostics[0].messageText, "\n"));
  return reached(entries.map(declared), emitted, new Set(ownNames(rooms)));
}

const declared = (path) => path.replace(/\.tsx?$/, ".d.ts");

/** Of the files that were written those that the entries lead to, each import in the form that any reader resolves. */
function reached(entries, emitted, own) {
  const found = new Map();
  const look = (path) => {
    if (found.has(path)) return;
    const text = emitted.get(path);
    if (text === undefined) throw new Error(`${path} has no declarations.`);
    found.set(path, "");
    const led = [];
    found.set(
      path,
      text.replace(/(from |import\()"([^"]+)"/g, (all, word, name) => {
        const target = targetOf(name, path, own);
        if (target === undefined) return all;
        led.push(target);
        const there = relative(dirname(path), target).replace(/\.d\.ts$/, ".js");
        return `${word}"${there.startsWith(".") ? there : `./${there}`}"`;
      }),
    );
    for (const target of led) look(target);
  };
  for (const entry of entries) look(entry);
  return found;
}

function targetOf(name, from, own) {
  if (name.startsWith(".")) return declared(join(dirname(from), name));
  if (own.has(name)) return join(name.replace("@housestyle/", ""), "src/index.d.ts");
  return undefined;
}
