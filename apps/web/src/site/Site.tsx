import type { ReactNode } from "react";

/** What stands around the public pages. */
export default function Site({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
