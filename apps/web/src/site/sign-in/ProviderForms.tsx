import { Button, Form } from "@housestyle/ui";
import { useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { signIn } from "../../texts/sign-in.ts";
import { askServer } from "./ask-server.ts";
import { FormErrors } from "./FormErrors.tsx";

/** A form for each way to sign in elsewhere that the operator has set up; nothing where there is none. */
export function ProviderForms({ returnTo }: { readonly returnTo: string }) {
  const providers = useSession(({ site }) => site?.Providers) ?? [];
  const { pending, errors, run } = useSave();
  if (providers.length === 0) return null;
  const begin = (Provider: string) =>
    run(async () => {
      const { Url } = await askServer((server) => server.startOAuth({ Provider, ReturnTo: returnTo }));
      location.assign(Url);
    });
  return (
    <section className="providers" aria-label={signIn.elsewhere.label}>
      <p className="providers-or">
        <span>{signIn.elsewhere.or}</span>
      </p>
      <FormErrors errors={errors} />
      {providers.map(({ Id, Name }) => (
        <Form key={Id} onSubmit={() => begin(Id)}>
          <Button type="submit" className="sign-in-submit" pending={pending}>
            {signIn.elsewhere.go(Name)}
          </Button>
        </Form>
      ))}
    </section>
  );
}
