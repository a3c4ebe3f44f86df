import { QueryClient } from "@tanstack/react-query";
import { CallFailure } from "./ask.ts";

/** What screens have read of the server. Read again when a screen is shown; a failed call is tried once more only when there was no answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) =>
        error instanceof CallFailure && (error.status === -1 || error.status >= 500) && count < 1,
      retryDelay: 800,
      // An offline page asks and hears that there is no network; it does not wait in silence.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
