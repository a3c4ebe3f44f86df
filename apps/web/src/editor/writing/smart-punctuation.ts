import { deviceSwitch } from "../../app/device-switch.ts";

/** Whether quotation marks, dashes, and ellipses are set as they are typed. */
export const smartPunctuation = deviceSwitch("housestyle.smart-punctuation", false);
