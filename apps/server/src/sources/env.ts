import { z } from "zod";

/** Texts that everybody's may be compared with. */
export const sourcesEnv = z.object({ HOUSESTYLE_SOURCES: z.string().optional() });

export type SourcesEnv = z.output<typeof sourcesEnv>;
