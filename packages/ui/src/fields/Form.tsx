import type { ReactNode } from "react";

/** Fields that are sent together, by a script: the browser neither loads a page for it nor puts them into an address. */
export function Form({
  onSubmit,
  children,
  ...form
}: {
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
  readonly className?: string;
  /** What is wrong is said by us, beside the fields. */
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
