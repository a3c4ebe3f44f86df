import type { WriterType } from "@housestyle/contract";
import { useState } from "react";
import { useLocation } from "wouter";
import { refreshSession, session } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { useCaptcha } from "../../site/captcha/use-captcha.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { signUpFaults } from "../../site/sign-in/check-form.ts";
import { useHumanCheck } from "../../site/sign-in/human-check.ts";
import { afterSignUp } from "./after-sign-up.ts";
import { type Company, noCompany } from "./company.ts";

/**
 * The state of the sign-up form. It creates the account, and a team if the details of a company were given. The form
 * starts with the address that was invited.
 */
export function useSignUp(token: string | undefined, next: string | undefined, invited: string) {
  const [, navigate] = useLocation();
  const [form, setForm] = useState({
    Email: invited,
    Password: "",
    Name: "",
    WriterType: "Other" as WriterType,
    RememberMe: true,
  });
  const [company, setCompany] = useState(noCompany);
  const [isCompanyOpen, setCompanyOpen] = useState(false);
  const [humanCheck, touch] = useHumanCheck();
  const withCaptcha = useCaptcha();
  const { pending, errors, run, refuse } = useSave();
  /**
   * Whether the account has been created. From then on, a person is signed in because of that and not from before, and
   * `make` decides where they go.
   */
  const [isMade, setMade] = useState(false);
  const hasCompany = isCompanyOpen && token === undefined;

  const make = async () => {
    const request = { ...form, HumanCheck: humanCheck, ...(token !== undefined && { Invitation: token }) };
    await withCaptcha((Captcha) =>
      askServer((server) => server.signUp({ ...request, ...(Captcha !== undefined && { Captcha }) })),
    );
    setMade(true);
    await refreshSession();
    // Whoever could not be asked after may well be in: the next page asks again.
    const isIn = session.read().kind !== "out";
    const isCompanyKept = isIn && hasCompany ? await makeTeam(company) : !hasCompany;
    navigate(afterSignUp({ isIn, isCompanyKept, email: form.Email, next }), { replace: true });
  };
  return {
    form,
    set: (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change })),
    humanCheck,
    touch,
    company: {
      isOpen: isCompanyOpen,
      company,
      onToggle: () => setCompanyOpen(!isCompanyOpen),
      onChange: (change: Partial<Company>) => setCompany((before) => ({ ...before, ...change })),
    },
    pending,
    isMade,
    errors,
    submit: () => {
      const faults = signUpFaults({ ...form, ...(hasCompany && { CompanyName: company.CompanyName }) });
      if (Object.keys(faults).length > 0) refuse(faults);
      else void run(make);
    },
  };
}

/** Creates the team. Returns whether this succeeded, since the account exists either way. */
async function makeTeam(company: Company): Promise<boolean> {
  try {
    await askServer((server) => server.addTeams([{ Name: company.CompanyName, ...company }]));
  } catch {
    // The next page says so, and where to enter them again.
    return false;
  }
  await refreshSession();
  return true;
}
