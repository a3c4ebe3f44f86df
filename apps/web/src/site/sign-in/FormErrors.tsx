import { ErrorArea } from "@housestyle/ui";
import { useEffect, useRef } from "react";
import type { FieldErrors } from "../../content/field-errors.ts";
import { signIn } from "../../texts/sign-in.ts";

/** What is wrong with a form, each thing once, above it. It takes the focus when something new is wrong. */
export function FormErrors({ errors }: { readonly errors: FieldErrors }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.messages.length > 0) area.current?.focus();
  }, [errors]);
  return (
    <div ref={area} className="form-errors" tabIndex={-1}>
      <ErrorArea messages={errors.messages} title={signIn.wrong} />
    </div>
  );
}
