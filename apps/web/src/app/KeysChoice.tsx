import { RadioGroup } from "@housestyle/ui";
import { keysChoice as texts } from "../texts/keys-choice.ts";

/** A key, as far as people tell it from others. */
export interface NamedKey {
  readonly Name: string;
  readonly Hint: string;
}

/** Asks whether API keys end with the old password, each by its name. Nothing is chosen beforehand; without keys nothing is asked. */
export function KeysChoice({
  keys,
  value,
  onChange,
}: {
  readonly keys: readonly NamedKey[];
  readonly value: "end" | "keep" | undefined;
  readonly onChange: (value: "end" | "keep") => void;
}) {
  if (keys.length === 0) return null;
  return (
    <RadioGroup
      label={texts.label}
      hint={texts.hint(keys.map(({ Name, Hint }) => texts.key(Name, Hint)).join(", "), keys.length)}
      value={value}
      options={[
        { value: "end", label: texts.end(keys.length), hint: texts.endHint },
        { value: "keep", label: texts.keep(keys.length) },
      ]}
      onChange={onChange}
    />
  );
}
