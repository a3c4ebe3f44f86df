import { deviceSwitch } from "./device-switch.ts";

/** While this is on, the editor exchanges nothing with the server. */
export const localOnly = deviceSwitch("housestyle.local-only", false);
