/** One thing to choose from a short list, with its label above it, before it or, where its value says enough, unseen. */
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
  /** The label is only read out. */
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
