import { Button, Form } from "@housestyle/ui";
import { useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { signIn } from "../../texts/sign-in.ts";
import { askServer } from "./ask-server.ts";
import { emailFault } from "./check-form.ts";
import { FormErrors } from "./FormErrors.tsx";

/** A way in with the identity provider of a company, by the address in the form above; nothing where none is offered. */
export function CompanyLoginForm({ email, returnTo }: { readonly email: string; readonly returnTo: string }) {
  const isOffered = useSession(({ site }) => site?.Flags.WLSSO) ?? false;
  const { pending, errors, run, refuse } = useSave();
  if (!isOffered) return null;
  const begin = () => {
    const fault = emailFault(email);
    if (fault !== undefined) return refuse({ Email: fault });
    void run(async () => {
      const { Url } = await askServer((server) => server.startCompanyLogin({ Email: email, ReturnTo: returnTo }));
      location.assign(Url);
    });
  };
  return (
    <Form className="sign-in-company" onSubmit={begin}>
      <FormErrors errors={errors} />
      <Button type="submit" className="sign-in-submit" pending={pending}>
        {signIn.elsewhere.company}
      </Button>
    </Form>
  );
}
