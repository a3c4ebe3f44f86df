import type { DeviceSwitch } from "../../app/device-switch.ts";

/** A choice of this device in the menu, with a sentence about it. */
export function SwitchCheck({
  of,
  label,
  about,
}: {
  readonly of: DeviceSwitch;
  readonly label: string;
  readonly about: string;
}) {
  const isOn = of.useIsOn();
  return (
    <label className="menu-check">
      <input type="checkbox" checked={isOn} onChange={(event) => of.set(event.target.checked)} />
      <span>
        {label}
        <span className="note">{about}</span>
      </span>
    </label>
  );
}
