import { whether } from "./use-width.ts";

/** Whether there is no room for the menu beside the text: it is behind a button. */
export const useMedium = whether("(max-width: 1199px)");
