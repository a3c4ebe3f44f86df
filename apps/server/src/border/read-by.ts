import type { z } from "zod";

/** Stands for the sentence of an issue that the contract says nothing of: whoever describes it finds the words. */
export const unsaid = "unsaid";

/** The same, where nothing was sent at all. */
export const missing = "missing";

/** What was sent, read by its schema, or what is wrong with it. No sentence of the library is among the messages. */
export const readBy = <S extends z.ZodType>(schema: S, sent: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(sent, { error: ({ input }) => (input === undefined ? missing : unsaid) });
