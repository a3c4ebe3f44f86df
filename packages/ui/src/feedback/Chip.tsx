import { X } from "lucide-react";
import type { ReactNode } from "react";

/** A small item in a row, such as a tag. It can be pressed or removed if handlers are given. */
export function Chip({
  children,
  pressed,
  onPress,
  onRemove,
  removeLabel,
}: {
  readonly children: ReactNode;
  readonly pressed?: boolean;
  readonly onPress?: () => void;
  readonly onRemove?: () => void;
  /** The name of the remove button, such as “Remove draft”. */
  readonly removeLabel?: string;
}) {
  return (
    <span className={pressed ? "chip chip-pressed" : "chip"}>
      <Words pressed={pressed} onPress={onPress}>
        {children}
      </Words>
      {onRemove ? <Cross label={removeLabel} onPress={onRemove} /> : null}
    </span>
  );
}

function Words({
  pressed,
  onPress,
  children,
}: {
  readonly pressed: boolean | undefined;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  if (!onPress) return <span className="chip-words">{children}</span>;
  return (
    <button type="button" className="chip-press" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

function Cross({ label, onPress }: { readonly label: string | undefined; readonly onPress: () => void }) {
  return (
    <button type="button" className="chip-remove" aria-label={label} title={label} onClick={onPress}>
      <X size={12} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
