import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import type { ButtonTone } from "../Button.tsx";

/** How the button looks that opens something beside itself. */
export interface TriggerProps {
  /** Its words, or its name where it shows only an icon. */
  readonly label: string;
  /** What it shows instead of its label. */
  readonly trigger?: ReactNode;
  readonly tone?: ButtonTone;
  readonly iconOnly?: boolean;
}

/** The button that opens a menu or a small surface. */
export function Trigger({ label, trigger, tone = "outline", iconOnly = false }: TriggerProps) {
  return (
    <Button
      {...(iconOnly ? { "aria-label": label } : {})}
      className={iconOnly ? "icon-button" : `button button-${tone}`}
    >
      {trigger ?? label}
    </Button>
  );
}
