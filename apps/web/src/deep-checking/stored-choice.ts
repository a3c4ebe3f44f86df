import type { Depth } from "@housestyle/model-en/page";

/** Whether deep checking is allowed on this device. The value is `ask` until the person has answered. */
export type DeviceConsent = "yes" | "no" | "ask";

const names = { choice: "housestyle.deeper", here: "housestyle.deeper.here" } as const;

/** Returns how deeply the person wants texts checked, as far as this device knows. */
export const storedChoice = (): Depth | "off" | undefined => oneOf(["off", "strict", "eager"], names.choice);

/** Who had chosen before there were two questions had chosen for their device. */
export function storedConsent(): DeviceConsent {
  const choice = storedChoice();
  const before = choice === undefined ? "ask" : choice === "off" ? "no" : "yes";
  return oneOf(["yes", "no", "ask"], names.here) ?? before;
}

export const storeChoice = (choice: Depth | "off"): void => write(names.choice, choice);
export const storeConsent = (here: DeviceConsent): void => write(names.here, here);

function oneOf<const Value extends string>(values: readonly Value[], name: string): Value | undefined {
  try {
    const kept = localStorage.getItem(name);
    return values.find((each) => each === kept);
  } catch {
    return undefined;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Keeping is forbidden here: the choice holds until the page is closed.
  }
}
