import { useState } from "react";
import { fieldsOf } from "./fields-of.ts";
import { useSave } from "./use-save.ts";

/**
 * The state of a form. Submitting it shows the errors that `faults` finds, or else saves the draft. The form closes on
 * success, and otherwise the server's errors are shown next to what was typed.
 */
export function useDraft<Draft extends object>({
  start,
  readOnly = false,
  faults,
  save,
  close,
}: {
  readonly start: Draft;
  readonly readOnly?: boolean;
  /** Sentences by the members they are about. */
  readonly faults: (draft: Draft) => Readonly<Record<string, string>>;
  readonly save: (draft: Draft) => Promise<unknown>;
  readonly close: () => void;
}) {
  const [draft, setDraft] = useState(start);
  const { pending, errors, refuse, run } = useSave();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    const wrong = faults(draft);
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else if (await run(() => save(draft))) close();
  };
  return { draft, change, submit, pending, errors, ...fieldsOf({ draft, errors: errors.fields, readOnly, change }) };
}
