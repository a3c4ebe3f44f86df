import { z } from "zod";

/** The setting for public texts to compare with. */
export const sourcesEnv = z.object({ HOUSESTYLE_SOURCES: z.string().optional() });

export type SourcesEnv = z.output<typeof sourcesEnv>;
