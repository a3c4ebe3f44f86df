import { useCallback, useEffect, useState } from "react";
import { ask, CallFailure, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { guest as texts } from "../../texts/guest.ts";
import type { GuestDocumentData } from "./guest-view.ts";

/** A document as a guest reads it. */
export interface GuestDocumentState {
  /** Undefined until it is loaded. */
  readonly data: GuestDocumentData | undefined;
  readonly error: string | undefined;
  /** Whether the link has ended. */
  readonly isEnded: boolean;
  /** Loads it again. Resolves with whether that worked. */
  readonly load: () => Promise<boolean>;
}

/** Loads the document of a pass, and again whenever the page is looked at again. */
export function useGuestDocument(pass: string): GuestDocumentState {
  const [data, setData] = useState<GuestDocumentData>();
  const [error, setError] = useState<string>();
  const [isEnded, setEnded] = useState(false);
  const load = useCallback(async () => {
    try {
      setData(await ask(server.readGuestDocument({ Pass: pass })));
      setError(undefined);
      return true;
    } catch (failure) {
      const isBad = failure instanceof CallFailure && failure.code === "bad-link";
      setEnded((before) => before || isBad);
      setError(isBad ? texts.ended : messageOf(failure));
      return false;
    }
  }, [pass]);
  useEffect(() => {
    void load();
    const seen = () => {
      if (document.visibilityState === "visible") void load();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [load]);
  return { data, error, isEnded, load };
}
