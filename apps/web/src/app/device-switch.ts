import { deviceChoice } from "./device-choice.ts";

/** A choice of this device that every screen may read and set. Other windows follow; where nothing is kept, it lasts as long as the page. */
export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same for a component, which is drawn again when it changes. */
  readonly useIsOn: () => boolean;
}

/** A switch kept under `name`; `otherwise` until somebody has chosen. */
export function deviceSwitch(name: string, otherwise: boolean): DeviceSwitch {
  const choice = deviceChoice(name, ["on", "off"], otherwise ? "on" : "off");
  return {
    isOn: () => choice.read() === "on",
    set: (on) => choice.set(on ? "on" : "off"),
    subscribe: choice.subscribe,
    useIsOn: () => choice.useValue() === "on",
  };
}
