import { ErrorArea, Form } from "@housestyle/ui";
import type { ReactNode } from "react";
import { FormFoot } from "./FormFoot.tsx";
import type { FieldErrors } from "./field-errors.ts";
import "./content.css";

/**
 * The form next to a table that edits the draft of `useDraft`: errors from the server, the fields, buttons unless the
 * form is read-only, and `foot`.
 */
export function DraftForm({
  form: { submit, pending, errors },
  isNew,
  readOnly = false,
  onClose,
  children,
  foot,
}: {
  readonly form: {
    readonly submit: () => Promise<void>;
    readonly pending: boolean;
    readonly errors: Pick<FieldErrors, "messages">;
  };
  readonly isNew: boolean;
  readonly readOnly?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}) {
  return (
    <Form className="content-form" noValidate onSubmit={submit}>
      <ErrorArea messages={errors.messages} />
      {children}
      {readOnly ? null : <FormFoot isNew={isNew} pending={pending} onCancel={onClose} />}
      {foot}
    </Form>
  );
}
