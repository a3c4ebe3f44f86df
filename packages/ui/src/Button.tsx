import type { ComponentProps } from "react";

/** The emphasis of a button. At most one primary button should be visible. */
export type ButtonTone = "primary" | "outline" | "quiet" | "danger";

/**
 * A button with a label. It submits a form only if `type` says so. While `pending`, it keeps its size and the focus,
 * and does nothing.
 */
export function Button({
  tone = "outline",
  pending = false,
  className,
  onClick,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { readonly tone?: ButtonTone; readonly pending?: boolean }) {
  return (
    <button
      {...rest}
      type={pending ? "button" : type}
      {...(pending ? { "aria-disabled": true, "aria-busy": true } : { onClick })}
      className={["button", `button-${tone}`, className].filter(Boolean).join(" ")}
    />
  );
}
