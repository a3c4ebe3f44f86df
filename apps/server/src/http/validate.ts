import type { z } from "zod";
import { Failure, readInput } from "../border/index.ts";

/** Holds what the framework hands over to its schema; what does not fit is a failure, not an exception. */
export function validatorCompiler({ schema }: { readonly schema: z.ZodType }) {
  return (sent: unknown) => {
    try {
      return { value: readInput(schema, sent) };
    } catch (error) {
      if (error instanceof Failure) return { error };
      throw error;
    }
  };
}
