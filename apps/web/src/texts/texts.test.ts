import { readdirSync, readFileSync } from "node:fs";
import { goals } from "@housestyle/engine";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sentenceFaults } from "../testing/sentence-faults.ts";

const names = ["Ann Lee", "“a” or “an”", 'the "new" one', ""];
const counts = [0, 1, 2, 0.5, 1234];

const nothing = { count: 0, names: [], fields: "", position: "", licence: "", added: 0, changed: 0, removed: 0 };
/** What the activity log knows of an act: next to nothing, one thing with an odd name, many things. */
const told = [
  { ...nothing, who: "Ann Lee", what: "something" },
  { ...nothing, who: names[1], count: 1, names: [names[1]], position: "Admin", fields: "name", what: "terms" },
  { ...nothing, who: names[2], count: 1234, names: ["Ann Lee", names[2]], what: "terms", added: 1, removed: 1234 },
];

/** What is tried for each type a sentence asks for; a type that is not here fails, so that no sentence is left out. */
const tried: Readonly<Record<string, readonly unknown[]>> = {
  string: names,
  number: counts,
  boolean: [true, false],
  "string | null": ["yesterday", null],
  "string | undefined": [names[1], undefined],
  '"focus" | "typewriter"': ["focus", "typewriter"],
  "number | null": [...counts, null],
  "MarkdownLoss[]": [["alignment"], ["mergedCells", "blocksInCells", "alignment"]],
  "readonly string[]": [[], ["Ann Lee"], ["Ann Lee", "“a” or “an”"]],
  Goal: goals,
  ActivityDetails: told,
  VersionFault: ["numbers", "negations", "quotations", "links", "names", "terms", "meaning", "mistakes"],
  TermStatus: ["Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"],
  "{ least?: number; most?: number }": [{}, { least: 1 }, { most: 0 }, { most: 2 }, { least: 0, most: 1234 }],
};

const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((file) => !/test\.ts$|^dates\.ts$/.test(file));

describe.each(files)("the sentences of %s", (file) => {
  test("hold no name of ours and nothing that is missing, whatever they are told", async () => {
    const parameters = parametersIn(file);
    const whole: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ new URL(file, folder).href);
    const said = Object.entries(whole).flatMap(([name, value]) => sentencesIn(value, name, parameters));
    expect(said.flatMap(([path, sentence]) => sentenceFaults(sentence).map((fault) => `${path}: ${fault}`))).toEqual(
      [],
    );
    expect(said.length).toBeGreaterThan(0);
  });
});

test("a sentence with a code, a gap or a name of ours is noticed", () => {
  for (const bad of [
    "“house/1” is switched off.",
    "“” is ignored here.",
    "““a” or “an”” is switched off.",
    "undefined words",
    "NaN %",
    "[object Object]",
    "Columns: CaseSensitive",
    "Not weScore",
    "term_base",
  ]) {
    expect(sentenceFaults(bad), bad).not.toEqual([]);
  }
  expect(sentenceFaults("“email” is now “mail”; set HOUSESTYLE_SMTP_URL for LibreOffice.")).toEqual([]);
});

/** The types of what each sentence of a file asks for, by its path in what the file exports. */
function parametersIn(file: string): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, folder), "utf8"), ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly string[]>();
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isArrowFunction(node)) {
      found.set(path, typesOf(node, source));
      return;
    }
    // What makes the values of several sentences, or several sentences, has a name.
    const shared = ts.isCallExpression(node) && (node.arguments.length === 0 ? node.expression : node.arguments[1]);
    if (shared && ts.isIdentifier(shared)) found.set(path, found.get(shared.text) ?? []);
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const inner = isNamed ? [path, node.name.getText(source).replaceAll('"', "")].filter(Boolean).join(".") : path;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, "");
  return found;
}

function typesOf({ parameters }: ts.ArrowFunction, source: ts.SourceFile): string[] {
  return parameters.map(
    ({ type }) => type?.getText(source).replaceAll("readonly ", "").replace("string[]", "readonly string[]") ?? "none",
  );
}

/** Every sentence below a value, each with where it stands: functions are called with all that may be told them. */
function sentencesIn(
  value: unknown,
  path: string,
  parameters: ReadonlyMap<string, readonly string[]>,
): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    // A helper that was handed on by name is tried where it is written.
    const types = parameters.get(path) ?? parameters.get(path.split(".").at(-1) ?? "");
    if (!types) throw new Error(`${path} was not found in its file.`);
    return argumentsFor(types).map((given) => [`${path}(${JSON.stringify(given)})`, String(value(...given))]);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sentencesIn(inner, `${path}.${name}`, parameters));
}

function argumentsFor(types: readonly string[]): unknown[][] {
  return types.reduce<unknown[][]>(
    (rows, type) => {
      const values = tried[type];
      if (!values) throw new Error(`Nothing is known to try for the type ${type}.`);
      return rows.flatMap((row) => values.map((value) => [...row, value]));
    },
    [[]],
  );
}
