import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { messageOf } from "../../app/ask.ts";

/** Who has access to a document, and its links. */
export type DocumentSharing = Answer<"readDocumentSharing">;

/** Who has access to a document or a project, and what changes that. */
export interface SharingState<Sharing = unknown> {
  /** Undefined until it is loaded. */
  readonly sharing: Sharing | undefined;
  readonly error: string | undefined;
  /** What was done last, for the status line of the dialog. */
  readonly done: string;
  readonly isPending: boolean;
  /** Makes a call and loads everything again. Resolves with its result; undefined when it failed. */
  act<T>(call: () => Promise<T>, done: string): Promise<{ readonly value: T } | undefined>;
}

/** Loads who has access with `read`, which stays the same for the same document or project. Calls `onChange` after each change. */
export function useSharing<Sharing>(read: () => Promise<Sharing>, onChange?: () => unknown): SharingState<Sharing> {
  const [sharing, setSharing] = useState<Sharing>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const [isPending, setPending] = useState(false);
  const load = useCallback(
    () =>
      read().then(
        (sharing) => setSharing(() => sharing),
        (error) => setError(messageOf(error)),
      ),
    [read],
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
      onChange?.();
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
