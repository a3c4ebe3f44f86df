import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** A port of its own for clients of LanguageTool that know but one: they expect 8081. */
export const languagetoolEnv = z.object({ HOUSESTYLE_LANGUAGETOOL_PORT: wholeNumber(0, 65_535).optional() });

export type LanguagetoolEnv = z.output<typeof languagetoolEnv>;
