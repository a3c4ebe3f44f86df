import type { ReactNode } from "react";

/** The head of a plain table: a name above each column, and then `children`. */
export function HeadRow({ names, children }: { readonly names: readonly string[]; readonly children?: ReactNode }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}
