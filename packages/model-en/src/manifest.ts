import { familyIds } from "@housestyle/neural";
import { z } from "zod";

/** The file that names all others. */
export const manifestName = "model.json";

/** The files of a model, the manifest apart. */
export const fileNames = [
  "model.onnx",
  "vocabulary.txt",
  "tags.txt",
  "inflections.tsv",
  "thresholds.json",
  "MODEL-CARD.md",
  "lemminflect-licence.txt",
] as const;
export type FileName = (typeof fileNames)[number];

/** How much is said: strictly what is nearly always right, or eagerly what is probably right. */
export const depths = ["strict", "eager"] as const;
export type Depth = (typeof depths)[number];

const file = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(1) });

/** `model.json`: what a model is, and what each of its files must be. */
export const manifestForm = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  licence: z.string().min(1),
  /** The file that says what the weights were learnt from, how good they are and what they are not for. */
  card: z.literal("MODEL-CARD.md"),
  files: z.strictObject(Object.fromEntries(fileNames.map((name) => [name, file])) as Record<FileName, typeof file>),
});
export type Manifest = z.output<typeof manifestForm>;

// A family that is misspelt would be silent and nobody would know.
const byFamily = z.record(
  z.string().refine((name) => familyIds.has(name)),
  z.number().min(0).max(1),
);

const weights = z.strictObject({ bias: z.number(), tagger: z.number(), judge: z.number() });

/**
 * `thresholds.json`: how sure the model must be, by depth and family of changes; what is not named is not said. With a
 * judge, how much its word weighs, and how sure both must be together.
 */
export const thresholdsForm = z.strictObject({
  strict: byFamily,
  eager: byFamily,
  judged: z.strictObject({ weights, strict: byFamily, eager: byFamily }).optional(),
});
export type ThresholdsByDepth = z.output<typeof thresholdsForm>;

/** Shares and probabilities. */
const share = z.number().min(0).max(1);

/** `slips.json` of a judge: what people write for what, and how sure it must be to speak without the tagger. */
export const slipsForm = z.strictObject({
  slip: share.gt(0).lt(1),
  anotherForm: share,
  tables: z.record(z.string(), z.record(z.string(), share)),
  least: z.strictObject({ strict: byFamily, eager: byFamily }),
});
