import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Goes into the service worker as it was built: what it keeps, and a version that changes with any of it. */
export function serviceWorkerBuild(): Plugin {
  let publicFolder = "";
  return {
    name: "housestyle-service-worker",
    apply: "build",
    // After the page itself, which belongs to the files.
    enforce: "post",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") throw new Error("The service worker was not built.");
      const hash = createHash("sha256");
      // The examples are for those who build on the product, pictures are of the public site, the heads of pages are for the
      // server, and few people run a language model in the page: none of them is kept on devices.
      const built = Object.values(bundle).filter(
        ({ fileName }) => !/\.(map|jpg|wasm)$|^service-worker|^examples\/|^page-heads\.json$/.test(fileName),
      );
      for (const file of built) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      const given = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      for (const path of given) hash.update(readFileSync(path));
      const names = [
        ...built.map(({ fileName }) => fileName),
        ...given.map((path) => path.slice(publicFolder.length + 1)),
      ];
      const files = [...new Set(names.map((name) => `/${name}`))].sort();
      worker.code = worker.code
        .replace(/(["'`])__FILES__\1/, () => JSON.stringify(JSON.stringify(files)))
        .replace("__VERSION__", hash.digest("hex").slice(0, 16));
    },
  };
}
