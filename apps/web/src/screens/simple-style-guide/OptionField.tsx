import { NumberField, Select, Switch } from "@housestyle/ui";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
import { templateChoices } from "../../texts/template-choices.ts";
import type { GuideTemplate } from "./guide.ts";
import { ListOption } from "./ListOption.tsx";
import { PairsOption } from "./PairsOption.tsx";

/** One option of a template: the control its type asks for. */
export function OptionField({
  option,
  value,
  disabled,
  onChange,
}: {
  readonly option: GuideTemplate["Options"][number];
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}) {
  switch (option.Type) {
    case "bool":
      return <Switch label={option.Label} checked={value === true} disabled={disabled} onChange={onChange} />;
    case "choice":
      return <Choices option={option} value={value} disabled={disabled} onChange={onChange} />;
    case "number":
      return (
        <NumberField
          label={option.Label}
          value={typeof value === "number" ? value : undefined}
          {...(option.Min !== undefined && { min: option.Min })}
          {...(option.Max !== undefined && { max: option.Max })}
          disabled={disabled}
          onChange={(number) => {
            if (number !== undefined) onChange(number);
          }}
        />
      );
    case "pairs":
      return <PairsOption label={option.Label} value={pairsOf(value)} disabled={disabled} onChange={onChange} />;
    default:
      return <ListOption label={option.Label} value={listOf(value)} disabled={disabled} onChange={onChange} />;
  }
}

function Choices({ option, value, disabled, onChange }: Parameters<typeof OptionField>[0]) {
  const values = option.Values ?? [];
  // Values may be numbers; a select knows only texts.
  const names = values.map(String);
  return (
    <fieldset className="bare-fieldset" disabled={disabled}>
      <Select
        label={option.Label}
        value={String(value)}
        options={names.map((name) => ({ value: name, label: labelOf(option.Key, name) }))}
        onChange={(name) => onChange(values[names.indexOf(name)])}
      />
    </fieldset>
  );
}

/**
 * Returns the label of a value of an option. One that the catalogue does not have is its name in words: `heOrShe` is
 * “He or she”. Names with anything other than letters stay unchanged.
 */
export function labelOf(option: string, name: string): string {
  const label = templateChoices[option]?.[name];
  if (label !== undefined) return label;
  if (name === "true") return texts.yes;
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(name)) return name;
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function pairsOf(value: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(value)) return [];
  return value.filter(Array.isArray).map(([from, to]) => [String(from ?? ""), String(to ?? "")] as const);
}
