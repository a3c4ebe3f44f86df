import { type ComponentProps, type Ref, useId } from "react";
import { Field, type FieldProps } from "./Field.tsx";

type Native = Pick<
  ComponentProps<"input">,
  "autoComplete" | "disabled" | "inputMode" | "maxLength" | "name" | "placeholder" | "readOnly" | "spellCheck"
> &
  Pick<ComponentProps<"input">, "onBlur" | "onKeyDown">;

/** The line height of a multiline field in pixels. Keep in step with fields.css. */
const lineHeight = 22;

/** A field for one line of text, or for several if `rows` is given. It grows with its text. */
export function TextField({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  type = "text",
  rows,
  inputRef,
  mono = false,
  startHere = false,
  suggestions,
  ...native
}: FieldProps &
  Native & {
    readonly className?: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly type?: "text" | "email" | "password" | "url" | "tel" | "date";
    /** The number of lines shown at first. Without it, the field has a single line. */
    readonly rows?: number;
    /** Whether the focus of a dialog starts here. */
    readonly startHere?: boolean;
    /** Values that the browser suggests while typing. Others are allowed. */
    readonly suggestions?: readonly string[];
    /** Whether to use a monospaced font, for patterns and code. */
    readonly mono?: boolean;
    readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  }) {
  const listId = useId();
  const look = mono ? "input input-mono" : "input";
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      {...(required ? { required } : {})}
      {...(className ? { className } : {})}
    >
      {(ids) =>
        rows ? (
          <textarea
            {...ids}
            {...(native as ComponentProps<"textarea">)}
            data-autofocus={startHere || undefined}
            {...(inputRef ? { ref: inputRef } : {})}
            className={look}
            style={{ minBlockSize: rows * lineHeight + 14 }}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <>
            <input
              {...ids}
              {...native}
              data-autofocus={startHere || undefined}
              {...(inputRef ? { ref: inputRef } : {})}
              list={suggestions && listId}
              className={look}
              type={type}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <Suggestions id={listId} suggestions={suggestions} />
          </>
        )
      }
    </Field>
  );
}

function Suggestions({
  id,
  suggestions,
}: {
  readonly id: string;
  readonly suggestions: readonly string[] | undefined;
}) {
  if (!suggestions) return null;
  return (
    <datalist id={id}>
      {suggestions.map((suggestion) => (
        <option key={suggestion} value={suggestion} />
      ))}
    </datalist>
  );
}
