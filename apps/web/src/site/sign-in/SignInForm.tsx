import { Button, Form } from "@housestyle/ui";
import type { ReactNode } from "react";
import type { FieldErrors } from "../../content/field-errors.ts";
import { FormErrors } from "./FormErrors.tsx";

/** A form with a single action: errors above the fields, and the button below them. */
export function SignInForm({
  errors,
  action,
  pending,
  onSubmit,
  children,
}: {
  readonly errors: FieldErrors;
  /** The label of the button. */
  readonly action: string;
  readonly pending: boolean;
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      <FormErrors errors={errors} />
      {children}
      <Button type="submit" tone="primary" className="sign-in-submit" pending={pending}>
        {action}
      </Button>
    </Form>
  );
}
