import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** The setting for a separate port for LanguageTool clients that only support their default, 8081. */
export const languagetoolEnv = z.object({ HOUSESTYLE_LANGUAGETOOL_PORT: wholeNumber(0, 65_535).optional() });

export type LanguagetoolEnv = z.output<typeof languagetoolEnv>;
