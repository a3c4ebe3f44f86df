import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import type { ToastQueue } from "./toast-queue.ts";

/** Shows the messages of a queue; screen readers hear each one without losing their place. */
export function Toasts({
  queue,
  closeLabel,
  closeIcon,
}: {
  readonly queue: ToastQueue;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
}) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read);
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={toast.leaving ? "toast toast-leaving" : "toast"}>
          <span className="toast-text">{toast.text}</span>
          {toast.action ? (
            <Button
              tone="quiet"
              onClick={() => {
                toast.action?.run();
                queue.close(toast.id);
              }}
            >
              {toast.action.label}
            </Button>
          ) : null}
          <IconButton label={closeLabel} onClick={() => queue.close(toast.id)}>
            {closeIcon}
          </IconButton>
        </div>
      ))}
    </div>
  );
}
