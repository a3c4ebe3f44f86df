import { Button } from "@housestyle/ui";
import { useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { signIn } from "../../texts/sign-in.ts";
import { useJoin } from "./use-join.ts";

const { invitation: texts } = signIn;

/** Joins the team, with a warning if the invitation was sent to an address other than the account's. */
export function Accept({ token, email }: { readonly token: string; readonly email: string }) {
  const mine = useSession(({ profile }) => profile?.Email ?? "");
  const { join, pending, errors } = useJoin();
  const leaving = useSave();
  const isOther = mine.toLowerCase() !== email.toLowerCase();
  const leave = async () => {
    const { endSession } = await import("../../app/sign-out.ts");
    await endSession(loginTo(`/invitation?token=${encodeURIComponent(token)}`));
  };
  return (
    <div className="sign-in-parts">
      <FormErrors errors={errors} />
      <FormErrors errors={leaving.errors} />
      {isOther ? <p>{texts.wrongAccount(mine)}</p> : null}
      <Button tone="primary" className="sign-in-submit" pending={pending} onClick={() => join(token)}>
        {texts.join}
      </Button>
      {isOther ? (
        <Button className="sign-in-submit" pending={leaving.pending} onClick={() => void leaving.run(leave)}>
          {texts.other}
        </Button>
      ) : null}
    </div>
  );
}
