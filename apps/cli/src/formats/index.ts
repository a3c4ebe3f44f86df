import type { RuleInfo } from "@housestyle/engine";
import type { Checked } from "../check/outcome.ts";
import type { Output } from "../options.ts";
import { json } from "./json.ts";
import { line } from "./line.ts";
import { sarif } from "./sarif.ts";
import { textlint } from "./textlint.ts";

const writers: Readonly<Record<Output, (checked: readonly Checked[], rules: readonly RuleInfo[]) => string>> = {
  ...{ line, json, sarif, textlint },
};

/** The findings of all texts in the form that was asked for. */
export const report = (output: Output, checked: readonly Checked[], rules: readonly RuleInfo[]): string =>
  writers[output](checked, rules);
