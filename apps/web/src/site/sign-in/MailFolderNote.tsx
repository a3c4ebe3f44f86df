import { useSession } from "../../app/session.ts";
import { signIn } from "../../texts/sign-in.ts";

/** Where letters are while the server sends none; nothing where it does. */
export function MailFolderNote() {
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  return isFolder ? <p className="sign-in-note">{signIn.mailFolder}</p> : null;
}
