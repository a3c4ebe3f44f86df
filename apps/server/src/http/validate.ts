import type { z } from "zod";
import { Failure, readInput } from "../border/index.ts";

/** Validates input by its schema. Invalid input is returned as a failure and not thrown. */
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
