import type { Cutter } from "@housestyle/engine";
import { OrgReader } from "./org-reader.ts";

/** Divides Org into paragraphs: code, drawers, keywords, planning, links, and formulas are not prose. */
export const orgCutter: Cutter = (text) => new OrgReader(text).paragraphs();
