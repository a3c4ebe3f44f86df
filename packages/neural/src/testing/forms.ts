import { readFileSync } from "node:fs";
import { Forms } from "../forms.ts";

/** The table of forms that is in the repository. */
export const forms = new Forms(readFileSync(new URL("../../data/inflections.tsv", import.meta.url), "utf8"));
