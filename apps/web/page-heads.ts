import { listedRules } from "@housestyle/engine/listed-rules";
import type { Plugin } from "vite";
import { markdownFiles } from "./docs-pages.ts";
import { type DocsPage, wordsOf } from "./src/docs/docs-page.ts";
import { type Docs, readDocs } from "./src/docs/read-docs.ts";
import { extensionPages } from "./src/screens/extension/store-offer.ts";
import { docs as docsTexts } from "./src/texts/docs.ts";
import { explorer } from "./src/texts/explorer.ts";
import { extension } from "./src/texts/extension.ts";
import { product } from "./src/texts/first.ts";
import { home } from "./src/texts/home.ts";
import { office } from "./src/texts/office.ts";
import { privacy } from "./src/texts/privacy.ts";
import { rules } from "./src/texts/rules.ts";
import { shell } from "./src/texts/shell.ts";
import { signIn } from "./src/texts/sign-in.ts";

/** Search results and link previews cut off what is longer, in characters. */
const longestDescription = 180;

/** The file beside the built page that the server reads. */
export const pageHeadsFile = "page-heads.json";

/** Writes the titles and descriptions of public pages beside the built page, for the server to put into its head. */
export function pageHeads(): Plugin {
  return {
    name: "housestyle-page-heads",
    apply: "build",
    generateBundle() {
      const source = JSON.stringify(Object.fromEntries(headsOf(readDocs(markdownFiles()))));
      this.emitFile({ type: "asset", fileName: pageHeadsFile, source });
    },
  };
}

/**
 * Returns the title and the description of public pages by their address, and at `*` those of an address that leads nowhere.
 * Below an address that is listed with pages below it, there are no others. The editor has those of `index.html`, which
 * is sent compressed.
 */
export function headsOf({
  pages,
}: Docs): ReadonlyMap<string, { readonly title: string; readonly description: string }> {
  const heads: readonly (readonly [address: string, title: string, description: string])[] = [
    ["/", home.title, home.about],
    ["/login", signIn.login.title, signIn.login.lead],
    ["/signup", signIn.signUp.title, signIn.signUp.lead],
    ["/extension", extension.title, extension.about],
    ...extensionPages.map(
      (page) => [`/extension/${page}`, extension.titleOf(extension.names[page]), extension.about] as const,
    ),
    ["/office", office.title, office.about],
    ["/word-explorer", explorer.title, explorer.about],
    ["/privacy", privacy.title, privacy.about],
    ["/docs", docsTexts.title, docsTexts.about],
    ...[...pages].map(([address, page]) => [address, page.title, firstParagraph(page)] as const),
    ["/rules", rules.title, rules.about(listedRules.length)],
    ...listedRules.map(({ id, title, explain }) => [`/rules/${id}`, title, explain] as const),
    ["*", shell.notFound.title, shell.notFound.text],
  ];
  return new Map(
    heads.map(([address, title, description]) => [
      address,
      { title: `${title} – ${product}`, description: shortened(description) },
    ]),
  );
}

function firstParagraph({ nodes }: DocsPage): string {
  const paragraph = nodes.find((node) => typeof node !== "string" && node.tag === "p");
  return paragraph ? wordsOf(paragraph) : "";
}

/** The beginning of a text in one line, up to a whole word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`;
}
