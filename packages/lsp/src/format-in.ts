import { extname } from "node:path";
import type { Format } from "@housestyle/engine";
import { formatOf } from "@housestyle/project";

/** What editors call the languages we read. */
const languages: Readonly<Record<string, Format>> = {
  markdown: "markdown",
  gfm: "markdown",
  mdx: "markdown",
  quarto: "markdown",
  rmd: "markdown",
  html: "html",
  mhtml: "html",
  xhtml: "html",
  plaintext: "text",
  text: "text",
  txt: "text",
  mail: "text",
};
const textNames = new Set(["", ".txt", ".text"]);

/** How a text is read, by what the editor calls its language and by its file's name; undefined for what is not read at all. */
export function formatIn(languageId: string, path: string): Format | undefined {
  const byName = formatOf(path);
  if (byName !== "text") return byName;
  const byLanguage = languages[languageId.toLowerCase()];
  if (byLanguage) return byLanguage;
  return languageId === "" && textNames.has(extname(path).toLowerCase()) ? "text" : undefined;
}
