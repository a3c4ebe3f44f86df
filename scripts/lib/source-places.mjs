import { dirname, join, relative, sep } from "node:path";
import { root } from "./root.mjs";

/**
 * Lets sources find their files from a bundle in `folder`: `import.meta.dirname` and `import.meta.url` go on telling
 * where the source lies, so that what stands beside it is read from there. `new URL("./worker.ts", import.meta.url)`
 * names a program of its own, for a thread or a process: it is built, too, and the address becomes that of the built one.
 * `placeOf` tells where a source would lie that is not taken along, when not where it is.
 */
export function sourcePlaces(folder, placeOf = (path) => path) {
  const from = (path) => relative(folder, placeOf(path)).replaceAll(sep, "/");
  return {
    name: "source-places",
    transform: {
      filter: { id: /[\\/](apps|packages)[\\/][\w-]+[\\/]src[\\/].+\.ts$/, code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        const built = code.replace(
          /new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)|import\.meta\.(url|dirname)/g,
          (_, program, place) => {
            if (place === "url") return `new URL("${from(id)}", import.meta.url).href`;
            if (place === "dirname") return `(import.meta.dirname + "/${from(dirname(id))}")`;
            const file = join(dirname(id), program);
            this.emitFile({ type: "chunk", id: file, fileName: programName(file) });
            return `new URL("./${programName(file)}", import.meta.url)`;
          },
        );
        // No line moves: what a source map says of lines stays true.
        return { code: built, map: null };
      },
    },
  };
}

/** `apps/server/src/checking/worker.ts` is built to `server-checking-worker.js`. */
function programName(file) {
  const [, ...parts] = relative(root, file).replace(/\.ts$/, "").split(sep);
  return `${parts.filter((part) => part !== "src").join("-")}.js`;
}
