import { deviceSwitch } from "./device-switch.ts";

/** Whether the server may count what is done with remarks and snippets. Never any words of a text. */
export const telemetry = deviceSwitch("housestyle.telemetry", true);
