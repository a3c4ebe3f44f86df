import type { z } from "zod";
import type { FailureCode } from "./failures.ts";

/** One call of the API: where it is, what goes in, what comes out and how it may fail. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  /** Begins with a slash; matched whatever its case. */
  readonly path: string;
  readonly summary: string;
  /** The body; undefined for a call without one. */
  readonly input: I;
  readonly output: O;
  readonly failures: readonly FailureCode[];
  /** Largest body in bytes. */
  readonly bodyLimit?: number;
}

/** Writes a call down; it only fixes the types. */
export function defineEndpoint<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>): Endpoint<I, O> {
  return endpoint;
}

/** What the server reads after parsing. */
export type Input<E extends Endpoint> = z.output<E["input"]>;
/** What a caller may write. */
export type Request<E extends Endpoint> = z.input<E["input"]>;
/** What the caller gets. */
export type Output<E extends Endpoint> = z.output<E["output"]>;
