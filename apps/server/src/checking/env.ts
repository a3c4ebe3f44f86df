import { availableParallelism } from "node:os";
import { limits } from "@housestyle/contract";
import { depths } from "@housestyle/model-en";
import { z } from "zod";
import { flag, wholeNumber } from "../setting.ts";

/** Settings for whose texts are checked, how long they may be, and how much of the machine they may use. */
export const checkingEnv = z.object({
  HOUSESTYLE_ANONYMOUS_CHECK: flag.default(true),
  HOUSESTYLE_CHECK_THREADS: wholeNumber(1, 64).default(Math.min(2, availableParallelism())),
  HOUSESTYLE_DEEP: z.enum(["off", ...depths]).default("off"),
  HOUSESTYLE_JUDGE: z.string().optional(),
  HOUSESTYLE_LONGEST_TEXT: wholeNumber(1_000, 20_000_000).default(limits.checkText),
});

export type CheckingEnv = z.output<typeof checkingEnv>;
