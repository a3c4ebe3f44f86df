import type { Output, readAssistance } from "@housestyle/contract";
import { useEffect, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";

/** The language model that a person's text can be sent to, and how much they have used it today. */
export type LanguageModelOffer = Output<typeof readAssistance> & {
  readonly Provider: NonNullable<Output<typeof readAssistance>["Provider"]>;
};

/**
 * Returns the language model of a person who is logged in, read when the component is first drawn: null if there is none or
 * nothing may be sent, and undefined while it is not known.
 */
export function useModelOffer(): LanguageModelOffer | null | undefined {
  const isSignedIn = useWorkspaceState((state) => state.account !== undefined, false);
  const isLocal = localOnly.useIsOn();
  const mayAsk = isSignedIn && !isLocal;
  const [offer, setOffer] = useState<LanguageModelOffer | null>();
  useEffect(() => {
    if (!mayAsk) return;
    const gone = new AbortController();
    void server.readAssistance(undefined, { signal: gone.signal }).then((outcome) => {
      if (outcome.kind === "aborted") return;
      const offered = outcome.kind === "done" ? outcome.value : undefined;
      setOffer(offered?.Provider ? { ...offered, Provider: offered.Provider } : null);
    });
    return () => gone.abort();
  }, [mayAsk]);
  return mayAsk ? offer : null;
}
