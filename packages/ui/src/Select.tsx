/** A choice from a short list, with its label above, beside, or, if the value is clear enough, hidden. */
export function Select<Value extends string>({
  label,
  value,
  options,
  inline = false,
  bare = false,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly inline?: boolean;
  /** Whether the label is only for screen readers. */
  readonly bare?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <label className={bare ? "select-bare" : inline ? "select-field select-field-inline" : "select-field"}>
      <span className={bare ? "visually-hidden" : "select-label"}>{label}</span>
      <span className="select-box">
        <select
          className="select"
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
