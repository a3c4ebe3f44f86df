import { basename, extname } from "node:path";
import type { Format } from "@housestyle/engine";

const extensions: Readonly<Record<string, Format>> = {
  ".md": "markdown",
  ".markdown": "markdown",
  ".mdx": "markdown",
  ".mdown": "markdown",
  ".qmd": "markdown",
  ".rmd": "markdown",
  ".html": "html",
  ".htm": "html",
  ".xhtml": "html",
  ".txt": "text",
  ".text": "text",
};

/** Lists for programs, whatever their ending. */
const lists = /^(requirements.*|constraints.*|cmakelists|robots|ads)\.txt$/i;

/** How a file is read whose name says that it is prose; undefined for any other. */
export const knownFormat = (name: string): Format | undefined =>
  lists.test(basename(name)) ? undefined : extensions[extname(name).toLowerCase()];

/** How a file is read, by its name. */
export const formatOf = (name: string): Format => knownFormat(name) ?? "text";
