import { Field, type FieldProps } from "@housestyle/ui";
import { type KeyboardEvent, useState } from "react";
import { signIn } from "../../texts/sign-in.ts";

/** A password field, hidden unless the person chooses to show it. It warns when Caps Lock is on. */
export function PasswordField({
  label,
  hint,
  error,
  value,
  autoComplete,
  onChange,
}: Pick<FieldProps, "label" | "hint" | "error"> & {
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly onChange: (value: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const lookAtCaps = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  return (
    <Field label={label} hint={isCaps ? signIn.capsLock : hint} error={error}>
      {(ids) => (
        <span className="password-line">
          <input
            {...ids}
            className="input"
            type={isShown ? "text" : "password"}
            name="password"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onKeyDown={lookAtCaps}
            onKeyUp={lookAtCaps}
            onBlur={() => setCaps(false)}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="password-show"
            aria-label={isShown ? signIn.hidePasswordName : signIn.showPasswordName}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? signIn.hidePassword : signIn.showPassword}
          </button>
        </span>
      )}
    </Field>
  );
}
