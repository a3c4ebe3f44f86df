import { type ReactNode, useEffect, useId, useRef } from "react";

/** A box to tick. `indeterminate` says that some of what it stands for is ticked. */
export function Checkbox({
  label,
  hint,
  checked,
  indeterminate = false,
  disabled = false,
  hideLabel = false,
  onChange,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  /** The label is there for those who cannot see what the box stands beside. */
  readonly hideLabel?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className="tick">
      <label className="tick-label">
        <input
          ref={box}
          type="checkbox"
          className="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? "visually-hidden" : undefined}>{label}</span>
      </label>
      {hint ? (
        <div className="field-hint tick-hint" id={id}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
