import { whether } from "./use-width.ts";

/** Whether there is no space for the navigation next to the text, so that it is behind a button. */
export const useMedium = whether("(max-width: 1199px)");
