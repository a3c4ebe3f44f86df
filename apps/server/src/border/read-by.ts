import type { z } from "zod";

/** Marks an issue for which the contract has no sentence. */
export const unsaid = "unsaid";

/** Marks an issue where nothing was sent. */
export const missing = "missing";

/** Parses a value by its schema, or returns its issues. Messages of the library itself are never used. */
export const readBy = <S extends z.ZodType>(schema: S, sent: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(sent, { error: ({ input }) => (input === undefined ? missing : unsaid) });
