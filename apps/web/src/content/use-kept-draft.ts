import { useState } from "react";
import { readKept } from "./kept-draft.ts";

/** A draft that survives leaving the screen, in this tab. */
export interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Whether it was left earlier and is back. */
  readonly isBack: boolean;
  /** Forgets it: it is saved, or not wanted. */
  readonly forget: () => void;
}

/** Keeps what is typed into a long form until it is saved or thrown away. */
export function useKeptDraft<Draft extends object>(name: string, start: Draft): KeptDraft<Draft> {
  const key = `housestyle.draft.${name}`;
  const [kept] = useState(() => readKept(start, sessionStorage.getItem(key)));
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
