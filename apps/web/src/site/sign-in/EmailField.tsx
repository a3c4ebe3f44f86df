import { TextField } from "@housestyle/ui";
import { signIn } from "../../texts/sign-in.ts";

/** The address somebody signs in with, as password managers know it. */
export function EmailField(field: {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (email: string) => void;
}) {
  return <TextField label={signIn.email} type="email" name="email" autoComplete="username" {...field} />;
}
