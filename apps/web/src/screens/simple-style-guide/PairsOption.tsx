import { Button, IconButton } from "@housestyle/ui";
import { ArrowRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";

type Pair = readonly [string, string];

const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

/** Pairs of words, from → to. A pair takes effect once both are filled in and the field loses focus. */
export function PairsOption({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly Pair[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly Pair[]) => void;
}) {
  const [draft, setDraft] = useState<readonly Pair[]>();
  const pairs = draft ?? value;
  const keep = (next: readonly Pair[]) => {
    const whole = next.filter(([from, to]) => from.trim() !== "" && to.trim() !== "");
    if (whole.length === next.length) setDraft(undefined);
    if (JSON.stringify(whole) !== JSON.stringify(value)) onChange(whole);
  };
  const write = (at: number, pair: Pair) => setDraft(pairs.map((each, index) => (index === at ? pair : each)));
  return (
    <fieldset className="pairs" disabled={disabled}>
      <legend className="field-label">{label}</legend>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no name but their place
        <div key={at} className="pair">
          <input
            className="input"
            aria-label={`${texts.pair(at + 1)}: ${texts.from}`}
            value={pair[0]}
            onChange={(event) => write(at, [event.target.value, pair[1]])}
            onBlur={() => keep(pairs)}
          />
          <ArrowRight {...icon} />
          <input
            className="input"
            aria-label={`${texts.pair(at + 1)}: ${texts.to}`}
            value={pair[1]}
            onChange={(event) => write(at, [pair[0], event.target.value])}
            onBlur={() => keep(pairs)}
          />
          <IconButton
            label={texts.remove(pair[0] || texts.pair(at + 1))}
            onClick={() => keep(pairs.filter((_, index) => index !== at))}
          >
            <Trash2 {...icon} />
          </IconButton>
        </div>
      ))}
      <Button tone="quiet" onClick={() => setDraft([...pairs, ["", ""]])}>
        <Plus {...icon} />
        {texts.add}
      </Button>
    </fieldset>
  );
}
