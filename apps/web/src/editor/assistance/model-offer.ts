import type { Output, readAssistance } from "@housestyle/contract";
import { useEffect, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";

/** The language model that a person's text can be sent to, and how much they have used it today. */
export type ModelOffer = Output<typeof readAssistance> & {
  readonly Provider: NonNullable<Output<typeof readAssistance>["Provider"]>;
};

/**
 * Returns the language model of a person who is logged in, read when the component is first drawn. Undefined while it is not
 * known, if there is none, and while nothing may be sent.
 */
export function useModelOffer(): ModelOffer | undefined {
  const isSignedIn = useWorkspaceState((state) => state.account !== undefined, false);
  const isLocal = localOnly.useIsOn();
  const mayAsk = isSignedIn && !isLocal;
  const [offer, setOffer] = useState<ModelOffer>();
  useEffect(() => {
    if (!mayAsk) return;
    const gone = new AbortController();
    void server.readAssistance(undefined, { signal: gone.signal }).then((outcome) => {
      // Where there is none, nothing is shown, and what else the card offers stays.
      if (outcome.kind !== "done" || outcome.value.Provider === null) return;
      setOffer({ ...outcome.value, Provider: outcome.value.Provider });
    });
    return () => gone.abort();
  }, [mayAsk]);
  return mayAsk ? offer : undefined;
}
