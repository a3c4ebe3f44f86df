import type { Plugin } from "vite";

/**
 * Lets the page name the files of `app/start.tsx` beside its first script, which imports it only when it runs. So they
 * come together, and still the first script waits for none of them.
 */
export function startPreload(): Plugin {
  return {
    name: "housestyle-start-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {}, chunk, path }) {
        if (path !== "/index.html") return [];
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/app/start.tsx")));
        if (!start) throw new Error("The app's start was not built.");
        const known = new Set([chunk?.fileName, ...(chunk?.imports ?? [])]);
        return [start.fileName, ...start.imports]
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
