import { readdirSync, rmSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * What a server has no use for, by its path in node_modules: maps of sources, the headers and manuals of Node, and all but one
 * build of the runtime for deep checking.
 */
const needless = [
  /\.map$/,
  /^node-[^/]+\/(?:include|share)\//,
  /^onnxruntime-web\/dist\/(?!ort\.node\.min\.m?js$|ort\.wasm\.min\.mjs$|ort-wasm-simd-threaded\.(?:mjs|wasm)$)/,
];

/** Returns whether a file of node_modules, named by its path with slashes, can be removed. */
export const isNeedless = (path) => needless.some((pattern) => pattern.test(path));

/** Removes from a folder of installed packages what a server has no use for: a third of its size. */
export function trim(folder) {
  for (const path of readdirSync(folder, { recursive: true }))
    if (isNeedless(path.split(sep).join("/"))) rmSync(join(folder, path), { recursive: true, force: true });
}
