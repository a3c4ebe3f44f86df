import { Button, Dialog, ErrorArea, Form, RadioGroup, TextField } from "@housestyle/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { shell } from "../../texts/shell.ts";
import { members as texts } from "../../texts/team.ts";
import { emailsIn } from "./emails.ts";
import { JoinLink } from "./JoinLink.tsx";
import { LicenceSelect } from "./LicenceSelect.tsx";
import { positions } from "./member-names.ts";

/** The link of an invitation that has been created. */
interface Link {
  readonly email: string;
  readonly code: string;
}

/** What came of inviting one address. */
interface Invited {
  readonly email: string;
  readonly link?: Link;
  readonly problem?: string;
}

/** Invites several people at once. Addresses that cannot be invited stay in the field, each with a reason. */
export function Invite({
  teamId,
  onDone,
  onClose,
}: {
  readonly teamId: number;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
}) {
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const [emails, setEmails] = useState("");
  const [position, setPosition] = useState<(typeof positions)[number]>("User");
  const [licence, setLicence] = useState<"Free" | "Premium">("Premium");
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const [links, setLinks] = useState<readonly Link[]>([]);
  const send = async () => {
    const wanted = emailsIn(emails);
    if (wanted.length === 0) {
      setMessages([texts.noEmail]);
      return;
    }
    setPending(true);
    const results = await Promise.all(wanted.map((email) => invited(email)));
    setPending(false);
    const refused = results.filter(({ problem }) => problem !== undefined);
    setMessages(refused.map(({ email, problem = "" }) => texts.problem(email, problem)));
    setEmails(refused.map(({ email }) => email).join("\n"));
    const sent = results.length - refused.length;
    const made = results.flatMap(({ link }) => (link ? [link] : []));
    // Where no letter is sent the links are handed on from here: the dialog stays until that is done.
    if (isFolder) setLinks((before) => [...before, ...made]);
    else if (sent > 0) toasts.show({ kind: "success", title: texts.sent(sent) });
    if (sent > 0) await onDone();
    if (refused.length === 0 && !isFolder) onClose();
  };
  /** One call each: an address that is refused takes no other with it. */
  const invited = async (email: string): Promise<Invited> => {
    try {
      const [row] = await ask(
        server.inviteTeamUsers([{ TeamId: teamId, Email: email, Position: position, Licence: licence }]),
      );
      return row?.JoinCode ? { email, link: { email, code: row.JoinCode } } : { email };
    } catch (error) {
      return { email, problem: messagesOf(error).join(" ") };
    }
  };
  return (
    <Dialog
      title={texts.invite}
      closeLabel={shell.close}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <Form className="invite" noValidate onSubmit={send}>
        <ErrorArea messages={messages} />
        <TextField label={texts.emails} hint={texts.emailsHint} rows={3} required value={emails} onChange={setEmails} />
        <RadioGroup
          label={texts.position}
          value={position}
          options={positions.map((value) => ({
            value,
            label: texts.positions[value],
            hint: texts.positionHints[value],
          }))}
          onChange={setPosition}
        />
        <LicenceSelect value={licence} onChange={setLicence} />
        <Button type="submit" tone="primary" pending={pending}>
          {texts.send}
        </Button>
        {links.length > 0 ? (
          <section className="invite-links" aria-label={texts.links} role="status">
            <p>{texts.folder}</p>
            {links.map(({ email, code }) => (
              <JoinLink key={code} code={code} email={email} />
            ))}
          </section>
        ) : null}
      </Form>
    </Dialog>
  );
}
