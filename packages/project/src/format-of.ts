import { extname } from "node:path";
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
};

/** How a file is read, by its name. */
export const formatOf = (name: string): Format => extensions[extname(name).toLowerCase()] ?? "text";
