import { useState } from "react";
import { readStored } from "./stored-draft.ts";

/** A draft that survives leaving the screen, in this tab. */
export interface StoredDraft<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Whether it was left earlier and is back. */
  readonly isBack: boolean;
  /** Forgets it: it is saved, or not wanted. */
  readonly forget: () => void;
}

/** Stores what is typed into a long form until it is saved or discarded. */
export function useStoredDraft<Draft extends object>(name: string, start: Draft): StoredDraft<Draft> {
  const key = `housestyle.draft.${name}`;
  const [kept] = useState(() => readStored(start, sessionStorage.getItem(key)));
  const [isBack, setBack] = useState(kept !== undefined);
  const [draft, setDraft] = useState(kept ?? start);
  return {
    draft,
    isBack,
    change: (part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    forget: () => {
      sessionStorage.removeItem(key);
      setBack(false);
      setDraft(start);
    },
  };
}
