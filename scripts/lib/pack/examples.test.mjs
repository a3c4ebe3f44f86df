import { expect, test } from "vitest";
import { exampleModule, examplesIn } from "./examples.mjs";

test("the examples of declarations are read, those of single lines and of several", () => {
  const text = [
    "/** Returns one. */",
    "export declare const one = 1;",
    "/**\n * Returns two.\n * @example\n * const sum = two + 1;\n * sum; // 3\n */",
    "export declare const two = 2;",
    "    /**\n     * @example\n     * three();\n     * @throws Never.\n     */\n    three(): void;",
  ].join("\n");
  expect(examplesIn(text)).toEqual(["const sum = two + 1;\nsum; // 3", "three();"]);
});

test("an example imports what it uses and nothing else", () => {
  const names = new Map([
    ["@housestyle/engine", ["createEngine", "atLeast"]],
    ["@housestyle/lexicon", ["readAssets"]],
    ["@housestyle/client", ["createClient"]],
  ]);
  expect(exampleModule("createEngine(await readAssets());", names)).toBe(
    'import { createEngine } from "@housestyle/engine";\nimport { readAssets } from "@housestyle/lexicon";\n\ncreateEngine(await readAssets());\nexport {};\n',
  );
});
