import type { Cutter } from "@housestyle/engine";
import { OrgReader } from "./org-reader.ts";

/** Cuts Org: blocks of code, drawers, keywords, planning, links and formulas are no prose. */
export const orgCutter: Cutter = (text) => new OrgReader(text).paragraphs();
