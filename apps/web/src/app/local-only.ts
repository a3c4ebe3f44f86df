import { deviceSwitch } from "./device-switch.ts";

/** While this is on, the editor asks the server for nothing and tells it nothing. */
export const localOnly = deviceSwitch("housestyle.local-only", false);
