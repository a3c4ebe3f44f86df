import type { ReactElement } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

/** A short explanation of a control, shown on hover and focus. The control keeps its own name. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement<object, "button" | "a" | "span">;
}) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tooltip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
