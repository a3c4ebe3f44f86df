import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import type { ButtonTone } from "../Button.tsx";

/** The look of a button that opens an overlay. */
export interface TriggerProps {
  /** Its label, or its accessible name if it shows only an icon. */
  readonly label: string;
  /** The content shown instead of the label. */
  readonly trigger?: ReactNode;
  readonly tone?: ButtonTone;
  readonly iconOnly?: boolean;
}

/** The button that opens a menu or popover. */
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
