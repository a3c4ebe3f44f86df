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

/** The parameters of a check, as others write them; what is not named here is taken and left alone. */
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

/** What is to be checked, and what of it is reported. */
export interface RequestedCheck {
  readonly nodes: Nodes;
  readonly asked: RequestedLanguage;
  /** Style is told, too. */
  readonly isPicky: boolean;
  /** What only some people want to hear may be among what is enabled. */
  readonly hearsAll: boolean;
  readonly isCompact: boolean;
  readonly wanted: RuleSelection;
}

/** Rules and categories by their names in this dialect. */
export type RuleSelection = Pick<
  CheckParameters,
  "enabledRules" | "disabledRules" | "enabledCategories" | "disabledCategories" | "enabledOnly" | "mode"
>;

/** What the parameters of a check come to. Fails with a sentence where they contradict one another. */
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
