import { Select } from "@housestyle/ui";
import { deeper as texts } from "../texts/deeper.ts";
import { type Chosen, depth } from "./depth.ts";

const choices = ["off", "strict", "eager"] as const satisfies readonly Chosen[];

/** How deeply texts are checked on this device. */
export function DepthSelect() {
  const chosen = depth.use();
  return (
    <Select
      label={texts.title}
      value={chosen === "ask" ? "off" : chosen}
      options={choices.map((value) => ({ value, label: texts.depths[value] }))}
      onChange={depth.set}
    />
  );
}
