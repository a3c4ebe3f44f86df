import type { ComponentProps } from "react";

/** How loud a button is: one primary in view at most. */
export type ButtonTone = "primary" | "outline" | "quiet" | "danger";

/** A button with words on it. It never submits a form unless `type` says so. */
export function Button({
  tone = "outline",
  className,
  ...rest
}: ComponentProps<"button"> & { readonly tone?: ButtonTone }) {
  return (
    <button type="button" {...rest} className={["button", `button-${tone}`, className].filter(Boolean).join(" ")} />
  );
}
