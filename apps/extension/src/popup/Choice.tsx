interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** One of some, by their names. */
export function Choice<Value extends string>({ label, names, value, choose }: ChoiceProps<Value>) {
  return (
    <label className="choice">
      {label}
      <select value={value} onChange={({ target }) => choose(target.value as Value)}>
        {Object.entries<string>(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
