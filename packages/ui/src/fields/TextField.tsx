import { type ComponentProps, type Ref, useId } from "react";
import { Field, type FieldProps } from "./Field.tsx";

type Native = Pick<
  ComponentProps<"input">,
  "autoComplete" | "disabled" | "inputMode" | "maxLength" | "name" | "placeholder" | "readOnly" | "spellCheck"
> &
  Pick<ComponentProps<"input">, "onBlur" | "onKeyDown">;

/** Of a field with several lines, in pixels; fields.css has it, too. */
const lineHeight = 22;

/** One line of text, or as many as are written when `rows` says how many it shows at first. */
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
    /** How many lines it shows at first; without, it takes but one. */
    readonly rows?: number;
    /** In a dialog: the focus begins here. */
    readonly startHere?: boolean;
    /** What the browser offers while somebody types; anything else can be written, too. */
    readonly suggestions?: readonly string[];
    /** For patterns and code. */
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
