import { QueryClient } from "@tanstack/react-query";
import { CallFailure } from "./ask.ts";

/**
 * Decides whether a failed call is made again: to a busy server after increasing delays, and only once if there was no
 * answer for another reason.
 */
export function asksAgain(count: number, error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  if (error.code === "busy") return count < 4;
  return (error.status === -1 || error.status >= 500) && count < 1;
}

/** What screens have read of the server. Read again when a screen is shown. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: asksAgain,
      retryDelay: (count) => 800 * 2 ** count,
      // An offline page asks and hears that there is no network; it does not wait in silence.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
