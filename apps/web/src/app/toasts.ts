import { ToastQueue } from "@housestyle/ui";

/** The short messages of all screens. */
export const toasts = new ToastQueue();
