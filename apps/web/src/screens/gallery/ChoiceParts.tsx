import { Checkbox, RadioGroup, Switch } from "@housestyle/ui";
import { useState } from "react";
import { gallery } from "../../texts/gallery.ts";

const texts = gallery.choices;
const choices = ["all", "new", "none"] as const;

/** Everything that is ticked, switched or chosen. */
export function ChoiceParts() {
  const [checked, setChecked] = useState(true);
  const [on, setOn] = useState(true);
  const [choice, setChoice] = useState<(typeof choices)[number]>("new");
  const options = choices.map((value) => ({ value, label: texts.radios[value] }));
  return (
    <>
      <div className="gallery-row">
        <Checkbox label={texts.check} hint={texts.checkHint} checked={checked} onChange={setChecked} />
        <Checkbox label={texts.some} checked={false} indeterminate onChange={setChecked} />
        <Checkbox label={texts.off} checked disabled onChange={setChecked} />
      </div>
      <div className="gallery-row">
        <Switch label={texts.switch} checked={on} onChange={setOn} />
        <Switch label={texts.check} checked={!on} onChange={() => setOn(!on)} />
        <Switch label={texts.off} checked disabled onChange={setOn} />
      </div>
      <RadioGroup label={texts.radio} inline options={options} value={choice} onChange={setChoice} />
      <RadioGroup
        label={texts.radio}
        cards
        options={options.map((option) => ({ ...option, hint: texts.cardHint }))}
        value={choice}
        onChange={setChoice}
      />
    </>
  );
}
