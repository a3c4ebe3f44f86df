import type { ComponentProps } from "react";

/** A button that shows only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "aria-label" | "title"> & { readonly label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={["icon-button", className].filter(Boolean).join(" ")}
    />
  );
}
