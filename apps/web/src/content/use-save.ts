import { useState } from "react";
import { type FieldErrors, fieldErrors, noErrors } from "./field-errors.ts";

/** The state of a form that is being saved: the server's errors are shown next to what was typed. */
export interface Saving {
  readonly pending: boolean;
  readonly errors: FieldErrors;
  /** Answers whether it was saved. */
  readonly run: (save: () => Promise<unknown>) => Promise<boolean>;
  /** Shows an error of the page's own before the server is asked. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void;
}

/** Keeps what happens to a form while it is saved. */
export function useSave(): Saving {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const run = async (save: () => Promise<unknown>) => {
    setPending(true);
    setErrors(noErrors);
    try {
      await save();
      return true;
    } catch (error) {
      setErrors(fieldErrors(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, errors, run, refuse: (fields) => setErrors({ fields, messages: Object.values(fields) }) };
}
