import { Fragment } from "react";

/** An email address that breaks after its @ and its dots where there is little room, never within a word. */
export function EmailText({ email }: { readonly email: string }) {
  const parts = email.split(/(?<=[@.])/);
  return (
    <span className="email-text" translate="no">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address have no other name
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
