import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import type { ButtonTone } from "../Button.tsx";

/** A button that opens a small surface beside itself. Escape and a press elsewhere close it. */
export function Popover({
  label,
  trigger,
  tone = "outline",
  iconOnly = false,
  children,
}: {
  readonly label: string;
  readonly trigger?: ReactNode;
  readonly tone?: ButtonTone;
  readonly iconOnly?: boolean;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}) {
  return (
    <DialogTrigger>
      <Button
        {...(iconOnly ? { "aria-label": label } : {})}
        className={iconOnly ? "icon-button" : `button button-${tone}`}
      >
        {trigger ?? label}
      </Button>
      <AriaPopover className="floating" placement="bottom start" offset={4}>
        <Dialog className="popover-body" aria-label={label}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
