import { type ReactNode, useId } from "react";

/** Turns one thing on or off at once. */
export function Switch({
  label,
  hint,
  checked,
  disabled = false,
  hideLabel = false,
  onChange,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="tick">
      <label className="tick-label">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? "visually-hidden" : undefined}>{label}</span>
      </label>
      {hint ? (
        <div className="field-hint tick-hint tick-hint-switch" id={id}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
