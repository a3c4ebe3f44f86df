import { QueryClient } from "@tanstack/react-query";
import { CallFailure } from "./ask.ts";

/** How often a call is made again: a busy server is asked in growing distances, any other that gave no answer once. */
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
