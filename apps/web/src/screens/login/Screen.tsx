import { Checkbox, ErrorArea } from "@housestyle/ui";
import { useState } from "react";
import { Link, Redirect, useLocation, useSearch } from "wouter";
import { refreshSession, useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { useCaptcha } from "../../site/captcha/use-captcha.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { CompanyLoginForm } from "../../site/sign-in/CompanyLoginForm.tsx";
import { loginFaults } from "../../site/sign-in/check-form.ts";
import { EmailField } from "../../site/sign-in/EmailField.tsx";
import { failedElsewhere } from "../../site/sign-in/failed-elsewhere.ts";
import { nextPath } from "../../site/sign-in/next-path.ts";
import { PasswordField } from "../../site/sign-in/PasswordField.tsx";
import { ProviderForms } from "../../site/sign-in/ProviderForms.tsx";
import { SignInForm } from "../../site/sign-in/SignInForm.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { login: texts } = signIn;

/** Where to come in again. */
export default function Screen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const isIn = useSession(({ kind }) => kind === "in");
  const [form, setForm] = useState({ Email: "", Password: "", RememberMe: true });
  const { pending, errors, run, refuse } = useSave();
  const withCaptcha = useCaptcha();
  const next = nextPath(search);
  const failed = failedElsewhere(search);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });

  const submit = () => {
    const faults = loginFaults(form);
    if (Object.keys(faults).length > 0) return refuse(faults);
    void run(async () => {
      const answer = await withCaptcha((Captcha) =>
        askServer((server) => server.logIn({ ...form, ...(Captcha !== undefined && { Captcha }) })),
      );
      await refreshSession();
      navigate(next ?? (answer.Profile.SurveyDone ? "/editor" : "/welcome"), { replace: true });
    });
  };
  if (isIn && !pending) return <Redirect to={next ?? "/editor"} replace />;
  return (
    <SignInPage title={texts.title} lead={texts.lead}>
      {failed === undefined ? null : <ErrorArea messages={[failed]} title={signIn.elsewhere.failedTitle} />}
      <SignInForm errors={errors} action={texts.submit} pending={pending} onSubmit={submit}>
        <EmailField error={errors.fields.Email} value={form.Email} onChange={(Email) => set({ Email })} />
        <PasswordField
          label={signIn.password}
          autoComplete="current-password"
          error={errors.fields.Password}
          value={form.Password}
          onChange={(Password) => set({ Password })}
        />
        <div className="sign-in-line">
          <Checkbox label={signIn.remember} checked={form.RememberMe} onChange={(RememberMe) => set({ RememberMe })} />
          <Link href="/forgotten-password">{texts.forgotten}</Link>
        </div>
      </SignInForm>
      <CompanyLoginForm email={form.Email} returnTo={next ?? "/welcome"} />
      <ProviderForms returnTo={next ?? "/welcome"} />
      <p className="sign-in-foot">
        {texts.noAccount}{" "}
        <Link href={next ? `/signup?next=${encodeURIComponent(next)}` : "/signup"}>{texts.signUp}</Link>
      </p>
    </SignInPage>
  );
}
