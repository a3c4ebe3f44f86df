import type { ComponentProps } from "react";
import type { ButtonTone } from "./Button.tsx";

/** A link that looks like a button. It is announced, copied, and opened as a link. */
export function LinkButton({
  tone = "outline",
  className,
  ...rest
}: ComponentProps<"a"> & { readonly href: string; readonly tone?: ButtonTone }) {
  return <a {...rest} className={["button", `button-${tone}`, className].filter(Boolean).join(" ")} />;
}
