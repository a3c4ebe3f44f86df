import { type CloudPalette, orientations, palettes } from "@housestyle/reports";
import { Checkbox, Disclosure, NumberField, Select, TextField } from "@housestyle/ui";
import { editorReports } from "../../../texts/editor-reports.ts";
import { useReports, useReportsState } from "../use-reports.ts";
import { cases, fonts, mostWords, shapes } from "./cloud-settings.ts";
import "./cloud.css";

const texts = editorReports.cloud;

/** Choices by the names they are read by. */
const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

/** Which words are in the cloud, and how they look. */
export function CloudOptions() {
  const reports = useReports();
  const wish = useReportsState(({ cloud }) => cloud);
  return (
    <Disclosure summary={texts.options}>
      <div className="cloud-options">
        <NumberField
          label={texts.most}
          value={wish.most}
          min={mostWords.least}
          max={mostWords.most}
          onChange={(most) => {
            if (most !== undefined) reports.wishCloud({ most: Math.round(most) });
          }}
        />
        <Select
          label={texts.palette}
          value={wish.palette}
          options={named(Object.keys(palettes) as CloudPalette[], texts.palettes)}
          onChange={(palette) => reports.wishCloud({ palette })}
        />
        <Select
          label={texts.orientation}
          value={wish.orientation}
          options={named(orientations, texts.orientations)}
          onChange={(orientation) => reports.wishCloud({ orientation })}
        />
        <Select
          label={texts.caseMethod}
          value={wish.caseMethod}
          options={named(cases, texts.caseMethods)}
          onChange={(caseMethod) => reports.wishCloud({ caseMethod })}
        />
        <Select
          label={texts.font}
          value={wish.font}
          options={fonts.map((font) => ({ value: font, label: font }))}
          onChange={(font) => reports.wishCloud({ font })}
        />
        <Select
          label={texts.shape}
          value={wish.shape}
          options={named(Object.keys(shapes) as (keyof typeof shapes)[], texts.shapes)}
          onChange={(shape) => reports.wishCloud({ shape })}
        />
        <TextField
          label={texts.leaveOut}
          hint={texts.leaveOutHint}
          className="cloud-row"
          value={wish.leaveOut}
          maxLength={2000}
          spellCheck={false}
          autoComplete="off"
          onChange={(leaveOut) => reports.wishCloud({ leaveOut })}
        />
        <div className="cloud-row">
          <Checkbox
            label={texts.dropCommon}
            checked={wish.dropCommon}
            onChange={(dropCommon) => reports.wishCloud({ dropCommon })}
          />
          <Checkbox
            label={texts.onlyCharged}
            checked={wish.onlyCharged}
            onChange={(onlyCharged) => reports.wishCloud({ onlyCharged })}
          />
        </div>
      </div>
    </Disclosure>
  );
}
