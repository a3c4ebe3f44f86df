import { type ComponentProps, type ReactNode, useId } from "react";

/** The common props of a checkbox and a switch. */
export interface TickProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** The reason why it is disabled. */
  readonly reason?: string | undefined;
  /** Whether the label is only for screen readers. */
  readonly hideLabel?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A control that is on or off, with its label beside it and its hint below. `input` has the props of one type. */
export function Tick({
  label,
  hint,
  checked,
  disabled = false,
  reason,
  hideLabel = false,
  onChange,
  input,
  hintClass = "tick-hint",
}: TickProps & { readonly input: ComponentProps<"input">; readonly hintClass?: string }) {
  const id = useId();
  return (
    <div className="tick">
      <label className="tick-label" title={reason}>
        <input
          {...input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          aria-description={reason}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? "visually-hidden" : undefined}>{label}</span>
      </label>
      {hint ? (
        <div className={`field-hint ${hintClass}`} id={id}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
