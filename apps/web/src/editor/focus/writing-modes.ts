import { deviceSwitch } from "../../app/device-switch.ts";

/**
 * Whether focus mode is on, which dims all paragraphs but the one at the cursor and hides everything next to the text.
 */
export const focusMode = deviceSwitch("housestyle.focus-mode", false);

/** Whether the line at the cursor stays in the middle of the page. */
export const typewriterMode = deviceSwitch("housestyle.typewriter-mode", false);
