import { type ReactNode, useId } from "react";

/** The ids that connect a control with its label, hint, and error. */
export interface FieldIds {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly "aria-required"?: true;
}

/** The props of every field. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** Shows a label above a control, with a hint and an error below, connected by ids. */
export function Field({
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps & { readonly className?: string; readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const ids: FieldIds = {
    id,
    ...(described ? { "aria-describedby": described } : {}),
    ...(error ? { "aria-invalid": true } : {}),
    ...(required ? { "aria-required": true } : {}),
  };
  return (
    <div className={["field", className].filter(Boolean).join(" ")}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required ? (
          <span className="field-required" aria-hidden>
            {" *"}
          </span>
        ) : null}
      </label>
      {children(ids)}
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      ) : null}
    </div>
  );
}
