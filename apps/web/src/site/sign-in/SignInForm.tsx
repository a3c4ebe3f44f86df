import { Button, Form } from "@housestyle/ui";
import type { ReactNode } from "react";
import type { FieldErrors } from "../../content/field-errors.ts";
import { FormErrors } from "./FormErrors.tsx";

/** A form with one thing to do: what is wrong above its fields, the button below them. */
export function SignInForm({
  errors,
  action,
  pending,
  onSubmit,
  children,
}: {
  readonly errors: FieldErrors;
  /** What the button says. */
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
