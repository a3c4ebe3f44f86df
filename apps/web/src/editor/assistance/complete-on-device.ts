import type { Completion } from "@housestyle/assistance";

/** The room for a request and its response, in tokens: more takes more memory. */
export const contextTokens = 4_096;

/** Streams the response of a model on this device until the signal aborts. `loading` hears how much of it is downloaded, from 0 to 1. */
export type CompleteOnDevice = (
  completion: Completion,
  run: { readonly signal: AbortSignal; readonly loading: (share: number) => void },
) => AsyncIterable<string>;
