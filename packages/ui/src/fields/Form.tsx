import type { ReactNode } from "react";

/** A form that is submitted by script. The browser neither loads a page nor puts the fields into the URL. */
export function Form({
  onSubmit,
  children,
  ...form
}: {
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
  readonly className?: string;
  /** Turns off the browser's own error messages. Errors are shown beside the fields. */
  readonly noValidate?: boolean;
  readonly "aria-label"?: string;
}) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
