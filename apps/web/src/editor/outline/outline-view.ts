import { deviceChoice } from "../../app/device-choice.ts";

/** Whether the outline shows a list of headings or cards with synopses. */
export const outlineView = deviceChoice("housestyle.outline", ["list", "cards"], "list");
