import { Select } from "@housestyle/ui";
import { deeper as texts } from "../texts/deeper.ts";
import { depth } from "./depth.ts";

const choices = ["off", "strict", "eager"] as const;

/**
 * Chooses how deeply texts are checked on this device. If a team has decided, a person may only keep the model off
 * their device.
 */
export function DepthSelect() {
  const chosen = depth.use();
  const team = depth.useTeam();
  const value = chosen === "ask" ? "off" : chosen;
  if (!team) {
    return (
      <Select
        label={texts.title}
        value={value}
        options={choices.map((each) => ({ value: each, label: texts.depths[each] }))}
        onChange={depth.choose}
      />
    );
  }
  const { Depth, TeamName } = team;
  return (
    <div>
      <Select
        label={texts.title}
        disabled={Depth === "off"}
        value={value}
        options={choices
          .filter((each) => each === "off" || each === Depth)
          .map((each) => ({
            value: each,
            label: each === "off" && Depth !== "off" ? texts.notHere : texts.depths[each],
          }))}
        onChange={(each) => (each === "off" ? depth.refuse() : depth.agree())}
      />
      <p className="note account-note">{Depth === "off" ? texts.offByTeam(TeamName) : texts.byTeam(TeamName)}</p>
    </div>
  );
}
