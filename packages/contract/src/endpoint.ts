import type { z } from "zod";
import type { FailureCode } from "./failures.ts";

/**
 * The scopes of API keys; a session may do whatever its person may. `check` checks texts and counts what was done with
 * suggestions, `read` reads, `write` changes content, and `manage` changes teams and the account. `page` is for a key that is
 * public on a website: it checks texts, looks up words, and is never combined.
 */
export const scopes = ["check", "read", "write", "manage", "page"] as const;
/** A scope of an API key. */
export type Scope = (typeof scopes)[number];
/** A scope that a call can require. */
export type CallScope = Exclude<Scope, "page">;

/**
 * The form of a response: JSON, plain text, nothing (204), a list with its total, or a file. With `raw`, the handler writes
 * the response itself.
 */
export type AnswerForm = "json" | "text" | "nothing" | "list" | "file" | "raw";

/** One call of the API: its address, access, input, output, and failures. */
export interface Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
  F extends AnswerForm = AnswerForm,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Starts with a slash and matches in any case. `:name` is a member of `params`. */
  readonly path: string;
  readonly summary: string;
  /** The heading in the API reference. */
  readonly group?: string;
  /** `anyone`, or the scope that the caller's key needs. */
  readonly access: "anyone" | CallScope;
  /** A second scope that the caller's key needs. */
  readonly also?: CallScope;
  readonly params?: P;
  readonly query?: Q;
  /** The body; undefined for a call without one. */
  readonly input: I;
  /** The body of the response; for a list, one row. */
  readonly output: O;
  readonly form: F;
  readonly failures: readonly FailureCode[];
  /** Whether the call writes an array of rows or ids, all or none, and accepts `onError=continue` (batch.ts). */
  readonly batch?: true;
  /** The largest body in bytes. */
  readonly bodyLimit?: number;
  /** The media types of a file, or of a `raw` response that is not JSON. */
  readonly media?: readonly string[];
  /** Other statuses of success than 200, and their meanings. They have no body. */
  readonly bodiless?: Readonly<Record<number, string>>;
  /** Additional members of failures, by status. */
  readonly tells?: Readonly<Record<number, z.ZodRawShape>>;
  /** An example for the API reference. */
  readonly example?: { readonly request?: unknown; readonly response?: unknown };
}

/** One page of a list, and the number of rows before paging. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** How many there are without the caller's filter, where `isDataTables` asks for it. */
  readonly unfiltered?: number | undefined;
}

type Draft<
  I extends z.ZodType,
  O extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
  F extends AnswerForm,
> = Omit<Endpoint<I, O, Q, P, F>, "access" | "form"> & {
  readonly access?: "anyone" | CallScope;
  readonly form?: F;
};

/** Defines a call. Without `access`, anyone may make it; without `form`, it returns JSON. */
export function defineEndpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  Q extends z.ZodType = z.ZodUndefined,
  P extends z.ZodType = z.ZodUndefined,
  F extends AnswerForm = "json",
>(draft: Draft<I, O, Q, P, F>): Endpoint<I, O, Q, P, F> {
  return { access: "anyone", form: "json" as F, ...draft };
}

/** The input of a call after parsing. */
export type Input<E extends Endpoint> = z.output<E["input"]>;
/** The input of a call as clients send it. */
export type Request<E extends Endpoint> = z.input<E["input"]>;
/** One row of a list. */
export type RowOf<E extends Endpoint> = z.output<E["output"]>;
/** The body of the response; for a list, the rows of one page. */
export type Output<E extends Endpoint> = E["form"] extends "list" ? RowOf<E>[] : RowOf<E>;
/** The query after parsing. */
export type Query<E extends Endpoint> = z.output<NonNullable<E["query"]>>;
/** The query as clients send it. */
export type QueryRequest<E extends Endpoint> = z.input<NonNullable<E["query"]>>;
/** The variable parts of the path after parsing. */
export type Params<E extends Endpoint> = z.output<NonNullable<E["params"]>>;
/** The variable parts of the path as clients send them. */
export type ParamsRequest<E extends Endpoint> = z.input<NonNullable<E["params"]>>;
