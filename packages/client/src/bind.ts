import type { Endpoint, Output, Request } from "@housestyle/contract";
import type { Call, CallOptions } from "./client.ts";
import type { Outcome } from "./outcome.ts";

/** A call of the contract as a function; a call without a body needs no input. */
export type Bound<E extends Endpoint> =
  undefined extends Request<E>
    ? (input?: Request<E>, options?: CallOptions<E>) => Promise<Outcome<Output<E>>>
    : (input: Request<E>, options?: CallOptions<E>) => Promise<Outcome<Output<E>>>;

/** Fixes the endpoint of a call. */
export function bind<E extends Endpoint>(call: Call, endpoint: E): Bound<E> {
  return ((input: Request<E>, options?: CallOptions<E>) => call(endpoint, input, options)) as Bound<E>;
}
