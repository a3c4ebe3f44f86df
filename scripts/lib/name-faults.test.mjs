import { expect, test } from "vitest";
import { nameFaults, namesThings } from "./name-faults.mjs";

const faultsOf = (...texts) => nameFaults(new Map(texts.map((text, i) => [`apps/${i}.ts`, text])));

test("two files cannot declare the same exported type, but one can re-export it", () => {
  expect(
    faultsOf(
      "export interface Entry<T> {}\n",
      "/** A word. */\nexport type Entry = string;\n",
      'export type { Entry } from "./0.ts";\n',
    ),
  ).toEqual(["Entry is declared in apps/0.ts and apps/1.ts: each type has a name of its own."]);
});

test("types that are not exported can share a name", () => {
  expect(faultsOf("interface Row {}\n", "export class Row {}\n", "interface Row {}\n")).toEqual([]);
});

test("an exported name with a vague word is refused", () => {
  expect(faultsOf("export abstract class ReportDesk {}\n", "export async function askedText() {}\n")).toEqual([
    "apps/0.ts: ReportDesk has the word “desk”: name it by what it is.",
    "apps/1.ts: askedText has the word “asked”: name it by what it is.",
  ]);
});

test("a longer word that contains one is allowed", () => {
  expect(faultsOf("export const desktopPath = 1;\nexport type Household = 1;\nexport let background = 1;\n")).toEqual(
    [],
  );
});

test("apps and packages are checked, tests are not", () => {
  expect(
    ["packages/a/src/b.tsx", "packages/a/src/testing/c.ts", "apps/a/d.test.ts", "apps/a/e.d.ts", "bench/f.ts"].filter(
      namesThings,
    ),
  ).toEqual(["packages/a/src/b.tsx", "packages/a/src/testing/c.ts"]);
});
