import { deviceChoice } from "./device-choice.ts";

/**
 * A switch for this device that every screen may read and set. Other windows follow it. Where the browser stores
 * nothing, it lasts until the page is closed.
 */
export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same for a component, which is drawn again when it changes. */
  readonly useIsOn: () => boolean;
}

/** Creates a switch stored under `name`, with the value `otherwise` until a person has set it. */
export function deviceSwitch(name: string, otherwise: boolean): DeviceSwitch {
  const choice = deviceChoice(name, ["on", "off"], otherwise ? "on" : "off");
  return {
    isOn: () => choice.read() === "on",
    set: (on) => choice.set(on ? "on" : "off"),
    subscribe: choice.subscribe,
    useIsOn: () => choice.useValue() === "on",
  };
}
