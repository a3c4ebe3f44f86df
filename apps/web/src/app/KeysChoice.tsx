import { RadioGroup } from "@housestyle/ui";
import { keysChoice as texts } from "../texts/keys-choice.ts";

/** An API key, with the details by which people tell keys apart. */
export interface NamedKey {
  readonly Name: string;
  readonly Hint: string;
}

/**
 * Asks whether API keys should be revoked along with the old password, and lists each by its name. Neither answer is
 * chosen in advance. Without keys, nothing is shown.
 */
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
