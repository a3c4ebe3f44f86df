export { Button, type ButtonTone } from "./Button.tsx";
export { Dialog } from "./Dialog.tsx";
export { IconButton } from "./IconButton.tsx";
export { Select } from "./Select.tsx";
export { Toasts } from "./Toasts.tsx";
export { type Toast, ToastQueue } from "./toast-queue.ts";
