import type { ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { Trigger, type TriggerProps } from "./Trigger.tsx";

/** A button that opens a popover. Escape and a press outside close it. */
export function Popover({
  children,
  ...trigger
}: TriggerProps & { readonly children: ReactNode | ((close: () => void) => ReactNode) }) {
  return (
    <DialogTrigger>
      <Trigger {...trigger} />
      <AriaPopover className="floating" placement="bottom start" offset={4}>
        <Dialog className="popover-body" aria-label={trigger.label}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
