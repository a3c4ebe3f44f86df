import { ErrorArea } from "@housestyle/ui";
import { useEffect, useRef } from "react";
import type { FieldErrors } from "../../content/field-errors.ts";
import { signIn } from "../../texts/sign-in.ts";

/** The errors of a form, each once, above its fields. The list takes the focus when a new error appears. */
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
