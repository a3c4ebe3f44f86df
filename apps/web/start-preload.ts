import type { Plugin } from "vite";

/**
 * Lets the page name the files of `app/start.tsx` beside its first script, which imports it only when it runs. So they
 * come together, and still the first script waits for none of them. No script that comes later names them again.
 */
export function startPreload(): Plugin {
  let files: readonly string[] = [];
  return {
    name: "housestyle-start-preload",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, names, { hostType }) =>
            hostType === "js" ? names.filter((name) => !files.includes(name)) : names,
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/app/start.tsx")));
        if (!start) throw new Error("The app's start was not built.");
        files = [start.fileName, ...start.imports];
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { chunk, path }) {
        if (path !== "/index.html") return [];
        const known = new Set([chunk?.fileName, ...(chunk?.imports ?? [])]);
        return files
          .filter((name) => !known.has(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          }));
      },
    },
  };
}
