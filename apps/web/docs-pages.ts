import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Docs, readDocs } from "./src/docs/read-docs.ts";

const repository = join(import.meta.dirname, "..", "..");
/** The list of pages is a module, and each page is one of its own. */
const list = "virtual:docs";

/** Turns the documentation's Markdown into modules, so that browsers need no Markdown parser. */
export function docsPages(): Plugin {
  let docs: Docs | undefined;
  return {
    name: "housestyle-docs-pages",
    resolveId: (id) => (id === list || id.startsWith(`${list}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${list}`)) return;
      const files = markdownFiles();
      for (const file of files.keys()) this.addWatchFile(join(repository, file));
      docs ??= readDocs(files);
      return id === `\0${list}` ? listModule(docs) : pageModule(docs, id.slice(`\0${list}`.length));
    },
    watchChange: () => {
      docs = undefined;
    },
  };
}

/** Returns the documentation's files in Markdown, by their place in the repository. */
export function markdownFiles(): ReadonlyMap<string, string> {
  const files = ["docs", "docs/editors"].flatMap((folder) =>
    readdirSync(join(repository, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(files.map((file) => [file, readFileSync(join(repository, file), "utf8")]));
}

function listModule({ groups, pages }: Docs): string {
  const loaders = [...pages].map(([address, { title }]) => {
    const page = JSON.stringify(`${list}${address.slice("/docs".length)}`);
    return `[${JSON.stringify(address)}, { title: ${JSON.stringify(title)}, load: () => import(${page}) }]`;
  });
  return `export const groups = ${JSON.stringify(groups)};\nexport const pages = new Map([${loaders.join(",\n")}]);`;
}

function pageModule({ pages }: Docs, path: string): string {
  return `export default ${JSON.stringify(pages.get(`/docs${path}`))};`;
}
