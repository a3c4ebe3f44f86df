import { TextField } from "@housestyle/ui";
import { signIn } from "../../texts/sign-in.ts";

/** The field for the email address to sign in with, marked up for password managers. */
export function EmailField(field: {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (email: string) => void;
}) {
  return <TextField label={signIn.email} type="email" name="email" autoComplete="username" {...field} />;
}
