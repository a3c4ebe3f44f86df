import { Select } from "@housestyle/ui";
import { editorView as texts } from "../../texts/editor-view.ts";
import { type ViewChoice, viewChoices } from "./view-choices.ts";

/** How the text looks on this device: its size, font, and lines. */
export function ViewChoices() {
  return (
    <section className="menu-group menu-settings" aria-label={texts.label}>
      {Object.entries(viewChoices).map(([name, choice]) => (
        <Choice key={name} of={choice} />
      ))}
    </section>
  );
}

function Choice({ of: { label, choice, values } }: { readonly of: ViewChoice }) {
  const value = choice.useValue();
  const options = choice.values.map((each) => ({ value: each, label: values[each] ?? each }));
  return <Select label={label} value={value} options={options} onChange={choice.set} />;
}
