import { type ComponentProps, type ReactNode, useId } from "react";

/** What a box and a switch have in common. */
export interface TickProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly reason?: string | undefined;
  /** The label is there for those who cannot see what it stands beside. */
  readonly hideLabel?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is so or not, with its label beside it and its hint below. `input` is what is peculiar to a kind. */
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
