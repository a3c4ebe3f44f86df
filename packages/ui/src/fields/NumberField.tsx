import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { readNumber } from "./read-number.ts";

/** A field for a number, or for none. Input that is not a number within the bounds is not passed on. */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  disabled = false,
  ...field
}: FieldProps & {
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
}) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className="input input-number"
          type="number"
          inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={draft ?? (value === undefined ? "" : String(value))}
          onChange={(event) => {
            setDraft(event.target.value);
            const read = readNumber(event.target.value, min, max, Number.isInteger(step));
            if (read !== "unreadable") onChange(read);
          }}
          onBlur={() => setDraft(undefined)}
        />
      )}
    </Field>
  );
}
