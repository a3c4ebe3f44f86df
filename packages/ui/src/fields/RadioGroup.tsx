import { type ReactNode, useId } from "react";

/** A choice from a few visible options. `cards` gives each a frame. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  disabled = false,
  inline = false,
  cards = false,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly hint?: ReactNode }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly inline?: boolean;
  readonly cards?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="field radio-group" disabled={disabled} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className={["radios", inline && "radios-inline", cards && "radios-cards"].filter(Boolean).join(" ")}>
        {options.map((option) => (
          <label key={option.value} className="tick-label">
            <input
              type="radio"
              className="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint ? <span className="field-hint radio-hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <div className="field-hint" id={`${name}-hint`}>
          {hint}
        </div>
      ) : null}
    </fieldset>
  );
}
