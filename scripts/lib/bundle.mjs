/**
 * Builds programs to JavaScript: `node bundle.mjs FOLDER SOURCE …`. Each source becomes a file of its name in FOLDER;
 * what it runs in threads and processes is built beside it. All paths are relative to the repository.
 */
import { join } from "node:path";
import { bundlePrograms } from "./bundle-programs.mjs";
import { root } from "./root.mjs";

const [place, ...sources] = process.argv.slice(2);
await bundlePrograms(sources, join(root, place));
