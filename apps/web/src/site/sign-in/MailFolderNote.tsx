import { useSession } from "../../app/session.ts";
import { signIn } from "../../texts/sign-in.ts";

/** Says where emails can be found if the server does not send them. Shows nothing if it does. */
export function MailFolderNote() {
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const isOperator = useSession(({ profile }) => profile?.IsOperator === true);
  return isFolder ? <p className="sign-in-note">{isOperator ? signIn.mailFolderYours : signIn.mailFolder}</p> : null;
}
