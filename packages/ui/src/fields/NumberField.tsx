import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { fieldTexts as texts } from "./field-texts.ts";
import { readNumber } from "./read-number.ts";

/** A field for a number, or for none. Input that is not a number within the bounds is not passed on, and is named as an error. */
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
  const [isUnreadable, setUnreadable] = useState(false);
  const isWhole = Number.isInteger(step);
  return (
    <Field {...field} error={isUnreadable ? faultOf(isWhole, min, max) : field.error}>
      {(ids) => (
        <input
          {...ids}
          className="input input-number"
          type="number"
          inputMode={isWhole ? "numeric" : "decimal"}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={draft ?? (value === undefined ? "" : String(value))}
          onChange={({ target: { value: typed, validity } }) => {
            // The browser passes on nothing of what is no number, such as a minus sign alone.
            const read = validity.badInput ? "unreadable" : readNumber(typed, min, max, isWhole);
            setDraft(typed);
            setUnreadable(read === "unreadable");
            if (read !== "unreadable") onChange(read);
          }}
          onBlur={() => {
            if (!isUnreadable) setDraft(undefined);
          }}
        />
      )}
    </Field>
  );
}

/** Returns what a field expects, as a sentence. */
function faultOf(isWhole: boolean, min: number | undefined, max: number | undefined): string {
  if (min === undefined || max === undefined) return isWhole ? texts.whole : texts.number;
  return isWhole ? texts.wholeFrom(min, max) : texts.numberFrom(min, max);
}
