import { deviceSwitch } from "../../app/device-switch.ts";

/** Whether all but the paragraph at the cursor is dimmed, and what stands beside the text hidden. */
export const focusMode = deviceSwitch("housestyle.focus-mode", false);

/** Whether the line at the cursor stays in the middle of the page. */
export const typewriterMode = deviceSwitch("housestyle.typewriter-mode", false);
