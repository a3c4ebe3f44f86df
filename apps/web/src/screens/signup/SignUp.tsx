import { Button, Checkbox, Form, TextField } from "@housestyle/ui";
import { Link, Redirect } from "wouter";
import { useSession } from "../../app/session.ts";
import { EmailField } from "../../site/sign-in/EmailField.tsx";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { PasswordField } from "../../site/sign-in/PasswordField.tsx";
import { ProviderForms } from "../../site/sign-in/ProviderForms.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import type { InvitationState } from "../../site/sign-in/use-invitation.ts";
import { WriterTypeSelect } from "../../site/sign-in/WriterTypeSelect.tsx";
import { signIn } from "../../texts/sign-in.ts";
import { CompanyDetails } from "./CompanyDetails.tsx";
import { useSignUp } from "./use-sign-up.ts";

const { signUp: texts } = signIn;

/**
 * The form for a new account. With the token of an invitation, the account joins its team at once. The invitation is
 * loaded before the form is shown, since an address that arrived later would get mixed up with what is being typed.
 */
export function SignUp({
  token,
  next,
  invitation,
}: {
  readonly token: string | undefined;
  readonly next: string | undefined;
  readonly invitation: Exclude<InvitationState, { kind: "reading" }>;
}) {
  const isIn = useSession(({ kind }) => kind === "in");
  const isFirst = useSession(({ site }) => site?.FirstRun === true);
  const back = token === undefined ? next : `/invitation?token=${encodeURIComponent(token)}`;
  const invited = invitation.kind === "read" ? invitation.Email : "";
  const { form, set, humanCheck, touch, company, pending, isMade, errors, submit } = useSignUp(token, next, invited);
  if (isIn && !pending && !isMade) return <Redirect to={back ?? "/editor"} replace />;
  return (
    <SignInPage title={texts.title} lead={invitation.kind === "read" ? texts.invited(invitation.TeamName) : texts.lead}>
      {isFirst ? <p className="sign-in-note">{texts.firstRun}</p> : null}
      <Form noValidate onSubmit={() => submit()}>
        <FormErrors errors={errors} />
        <input type="hidden" name="HumanCheck" value={humanCheck} />
        <EmailField
          error={errors.fields.Email}
          value={form.Email}
          onChange={(Email) => {
            touch();
            set({ Email });
          }}
        />
        <PasswordField
          label={signIn.password}
          hint={signIn.passwordHint}
          autoComplete="new-password"
          error={errors.fields.Password}
          value={form.Password}
          onChange={(Password) => {
            touch();
            set({ Password });
          }}
        />
        <TextField
          label={signIn.name}
          hint={signIn.nameHint}
          autoComplete="name"
          error={errors.fields.Name}
          value={form.Name}
          onChange={(Name) => set({ Name })}
        />
        <WriterTypeSelect
          label={signIn.writerType}
          value={form.WriterType}
          onClick={touch}
          onChange={(WriterType) => set({ WriterType })}
        />
        {token === undefined ? <CompanyDetails {...company} errors={errors.fields} /> : null}
        <Checkbox label={signIn.remember} checked={form.RememberMe} onChange={(RememberMe) => set({ RememberMe })} />
        <Button type="submit" tone="primary" className="sign-in-submit" pending={pending}>
          {texts.submit}
        </Button>
        <p className="sign-in-small">
          {texts.consent} <Link href="/privacy">{texts.privacy}</Link>
        </p>
      </Form>
      <ProviderForms returnTo={back ?? "/welcome"} />
      <p className="sign-in-foot">
        {texts.hasAccount} <Link href={back === undefined ? "/login" : loginTo(back)}>{texts.logIn}</Link>
      </p>
    </SignInPage>
  );
}
