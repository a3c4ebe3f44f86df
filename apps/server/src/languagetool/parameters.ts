import { annotationNode } from "@housestyle/contract";
import { z } from "zod";
import { Failure, parseJson, readInput } from "../border/index.ts";
import { refusals } from "../refusals.ts";
import { type RequestedLanguage, requestedLanguage } from "./languages.ts";

const yes = z
  .string()
  .default("")
  .transform((word) => /^(?:true|yes)$/i.test(word));
const list = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((each) => each.trim() || []));

/** The parameters of a check. Unknown ones are accepted and ignored. */
export const checkParameters = z.object({
  text: z.string().optional(),
  data: z.string().optional(),
  language: z.string(),
  username: z.string().default(""),
  apiKey: z.string().default(""),
  enabledRules: list,
  disabledRules: list,
  enabledCategories: list,
  disabledCategories: list,
  enabledOnly: yes,
  level: z.enum(["default", "picky"]).default("default"),
  mode: z.enum(["all", "textLevelOnly", "allButTextLevelOnly", "batch"]).default("all"),
  c: z.string().default(""),
  callback: z.string().optional(),
  enabled: z.string().optional(),
  disabled: z.string().optional(),
  preferredvariants: z.string().optional(),
  autodetect: z.string().optional(),
});

export type CheckParameters = z.output<typeof checkParameters>;

type Nodes = z.output<typeof annotationNode>[];

/** What to check, and what to report of it. */
export interface RequestedCheck {
  readonly nodes: Nodes;
  readonly asked: RequestedLanguage;
  /** Whether to include style suggestions. */
  readonly isPicky: boolean;
  /** Whether enabled rules may include some that only some people want. */
  readonly hearsAll: boolean;
  readonly isCompact: boolean;
  readonly wanted: RuleSelection;
}

/** Rules and categories by their LanguageTool names. */
export type RuleSelection = Pick<
  CheckParameters,
  "enabledRules" | "disabledRules" | "enabledCategories" | "disabledCategories" | "enabledOnly" | "mode"
>;

/** Returns the check that the parameters describe. Fails with a sentence if they contradict each other. */
export function requestedCheckOf(sent: CheckParameters): RequestedCheck {
  const { enabledRules, enabledCategories, disabledRules, disabledCategories, enabledOnly } = sent;
  const old = (["enabled", "disabled", "preferredvariants", "autodetect", "callback"] as const).find(
    (name) => sent[name] !== undefined,
  );
  if (old !== undefined) refuse(refusals.languagetool.unknown(old));
  if (enabledOnly && disabledRules.length + disabledCategories.length > 0) refuse(refusals.languagetool.onlyAndNot);
  if (enabledOnly && enabledRules.length + enabledCategories.length === 0) refuse(refusals.languagetool.onlyNothing);
  return {
    nodes: nodesOf(sent),
    asked: requestedLanguage(sent.language),
    isPicky: sent.level === "picky",
    hearsAll: sent.level === "picky" || enabledRules.length + enabledCategories.length > 0,
    isCompact: sent.c === "1",
    wanted: { ...sent },
  };
}

const dataForm = z
  .object({ text: z.string().optional(), annotation: z.array(annotationNode).optional() })
  .refine(({ text, annotation }) => (text === undefined) !== (annotation === undefined), {
    error: () => refusals.languagetool.textOrAnnotation,
  });

function nodesOf({ text, data }: CheckParameters): Nodes {
  if ((text === undefined) === (data === undefined)) refuse(refusals.languagetool.textOrData);
  if (data === undefined) return [{ text: text ?? "" }];
  const read = readInput(dataForm, parseJson(Buffer.from(data)));
  return read.annotation ?? [{ text: read.text ?? "" }];
}

function refuse(message: string): never {
  throw new Failure("bad-request", { message });
}
