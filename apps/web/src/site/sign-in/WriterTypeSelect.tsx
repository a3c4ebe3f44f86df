import type { WriterType } from "@housestyle/contract";
import { Field } from "@housestyle/ui";
import { signIn } from "../../texts/sign-in.ts";

/** A choice of what the person writes most. */
export function WriterTypeSelect({
  label,
  value,
  onClick,
  onChange,
}: {
  readonly label: string;
  readonly value: WriterType;
  readonly onClick?: () => void;
  readonly onChange: (value: WriterType) => void;
}) {
  return (
    <Field label={label}>
      {(ids) => (
        <span className="select-box">
          <select
            {...ids}
            className="select"
            name="writer-type"
            value={value}
            onClick={onClick}
            onChange={({ target }) => {
              if (isWriterType(target.value)) onChange(target.value);
            }}
          >
            {Object.entries(signIn.writerTypes).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

function isWriterType(value: string): value is WriterType {
  return Object.hasOwn(signIn.writerTypes, value);
}
