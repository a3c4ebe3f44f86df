import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";

/** Who has access to a document, and its links. */
export type DocumentSharing = Answer<"readDocumentSharing">;

/** Who has access to a document, and what changes that. */
export interface SharingState {
  /** Undefined until it is loaded. */
  readonly sharing: DocumentSharing | undefined;
  readonly error: string | undefined;
  /** What was done last, for the status line of the dialog. */
  readonly done: string;
  readonly isPending: boolean;
  /** Makes a call and loads everything again. Resolves with its result; undefined when it failed. */
  act<T>(call: () => Promise<T>, done: string): Promise<{ readonly value: T } | undefined>;
}

/** Loads who has access to a document. */
export function useSharing(id: number): SharingState {
  const [sharing, setSharing] = useState<DocumentSharing>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const [isPending, setPending] = useState(false);
  const load = useCallback(
    () =>
      ask(server.readDocumentSharing(undefined, { params: { id } })).then(setSharing, (error) =>
        setError(messageOf(error)),
      ),
    [id],
  );
  useEffect(() => void load(), [load]);
  const act = async <T>(call: () => Promise<T>, message: string) => {
    setPending(true);
    setError(undefined);
    setDone("");
    try {
      const value = await call();
      await load();
      setDone(message);
      return { value };
    } catch (error) {
      setError(messageOf(error));
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { sharing, error, done, isPending, act };
}
