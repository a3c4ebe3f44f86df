import type { Output, readAssistance } from "@housestyle/contract";
import { useEffect, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { isBrowserModelHere } from "./browser-model.ts";

type ServerAnswer = Output<typeof readAssistance>;

/** Where a language model runs: on another server, in the browser itself, or in the page, from a file. */
export type ModelPlace = "server" | "browser" | "file";

/** The language models that a person can use. */
export interface LanguageModelOffer extends Pick<ServerAnswer, "Used" | "Limit"> {
  readonly provider: ServerAnswer["Provider"];
  readonly file: ServerAnswer["Device"]["File"];
  /** Where models can run, at least one place, the usual one first. */
  readonly places: readonly ModelPlace[];
}

/**
 * Returns the language models of a person who is logged in, read when the component is first drawn: null if there are none or
 * the server may not be asked, and undefined while it is not known.
 */
export function useModelOffer(): LanguageModelOffer | null | undefined {
  const isSignedIn = useWorkspaceState((state) => state.account !== undefined, false);
  const isLocal = localOnly.useIsOn();
  const mayAsk = isSignedIn && !isLocal;
  const [offer, setOffer] = useState<LanguageModelOffer | null>();
  useEffect(() => {
    if (!mayAsk) return;
    const gone = new AbortController();
    void server.readAssistance(undefined, { signal: gone.signal }).then(async (outcome) => {
      const read = outcome.kind === "done" ? await offerOf(outcome.value) : null;
      if (!gone.signal.aborted) setOffer(read);
    });
    return () => gone.abort();
  }, [mayAsk]);
  return mayAsk ? offer : null;
}

async function offerOf({ Provider, Device, Used, Limit }: ServerAnswer): Promise<LanguageModelOffer | null> {
  const places: ModelPlace[] = [];
  if (Provider) places.push("server");
  if (Device.Browser && (await isBrowserModelHere())) places.push("browser");
  if (Device.File) places.push("file");
  return places.length === 0 ? null : { provider: Provider, file: Device.File, places, Used, Limit };
}
