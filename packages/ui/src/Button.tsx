import type { ComponentProps } from "react";

/** How loud a button is: one primary in view at most. */
export type ButtonTone = "primary" | "outline" | "quiet" | "danger";

/**
 * A button with words on it. It never submits a form unless `type` says so. While `pending` it stays where it is,
 * keeps the focus and does nothing.
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
