import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { type Toast, type ToastKind, type ToastQueue, toastFade, toastWidth } from "./toast-queue.ts";

const icons: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleX,
};

/** Shows the messages of a queue. Screen readers announce each without moving the focus. */
export function Toasts({
  queue,
  closeLabel,
  closeIcon,
}: {
  readonly queue: ToastQueue;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
}) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => followInput(queue), [queue]);
  return (
    <div
      className="toasts"
      role="status"
      onPointerEnter={() => queue.hold()}
      onPointerLeave={() => queue.release()}
      onFocus={() => queue.hold()}
      onBlur={() => queue.release()}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onDone={() => queue.close(toast.id)}>
          <IconButton label={closeLabel} onClick={() => queue.close(toast.id)}>
            {closeIcon}
          </IconButton>
        </ToastLine>
      ))}
    </div>
  );
}

/** Reports to the queue whether the keyboard or a pointer is used. Returns a function that stops it. */
function followInput(queue: ToastQueue): () => void {
  const keys = () => queue.uses("keys");
  const pointer = () => queue.uses("pointer");
  addEventListener("keydown", keys, { capture: true });
  addEventListener("pointerdown", pointer, { capture: true });
  return () => {
    removeEventListener("keydown", keys, { capture: true });
    removeEventListener("pointerdown", pointer, { capture: true });
  };
}

function ToastLine({
  toast,
  onDone,
  children,
}: {
  readonly toast: Toast;
  readonly onDone: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={look(toast)}
      style={{ maxInlineSize: `min(${toastWidth}px, calc(100vw - 32px))`, transitionDuration: `${toastFade}ms` }}
    >
      <KindIcon kind={toast.kind} />
      <span className="toast-words">
        {toast.title ? <strong className="toast-title">{toast.title}</strong> : null}
        {toast.text ? <span className="toast-text">{toast.text}</span> : null}
      </span>
      {toast.action ? <ActionButton action={toast.action} onDone={onDone} /> : null}
      {children}
    </div>
  );
}

function ActionButton({
  action,
  onDone,
}: {
  readonly action: NonNullable<Toast["action"]>;
  readonly onDone: () => void;
}) {
  return (
    <Button
      tone="quiet"
      onClick={() => {
        action.run();
        onDone();
      }}
    >
      {action.label}
    </Button>
  );
}

function KindIcon({ kind }: { readonly kind: ToastKind | undefined }) {
  if (!kind) return null;
  const Icon = icons[kind];
  return <Icon className="toast-icon" size={18} strokeWidth={1.5} aria-hidden />;
}

function look(toast: Toast): string {
  return [
    "toast",
    toast.kind && `toast-${toast.kind}`,
    toast.shown && !toast.leaving ? "toast-shown" : "",
    toast.leaving ? "toast-leaving" : "",
  ]
    .filter(Boolean)
    .join(" ");
}
