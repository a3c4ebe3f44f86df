import { Button, Checkbox, Form, Select, TextField } from "@housestyle/ui";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import type { CreatedLink } from "./NewLink.tsx";
import { type LinkRole, linkRoleChoices } from "./role-choices.ts";
import type { DocumentSharing, SharingState } from "./use-sharing.ts";

const texts = editorSharing.links;
const lasting = ["never", "1", "7", "30", "90", "365"] as const;

/** The form for a new link: its access, its expiration, and its password. */
export function CreateLink({
  id,
  guestAccess,
  state,
  onCreated,
}: {
  readonly id: number;
  readonly guestAccess: DocumentSharing["GuestAccess"];
  readonly state: SharingState;
  readonly onCreated: (link: CreatedLink) => void;
}) {
  const [role, setRole] = useState<LinkRole>("view");
  const [days, setDays] = useState<(typeof lasting)[number]>("30");
  const [password, setPassword] = useState("");
  const [isForGuests, setForGuests] = useState(false);
  const submit = async () => {
    const given = {
      Role: role,
      ExpiresInDays: days === "never" ? null : Number(days),
      ...(password === "" ? {} : { Password: password }),
      ForGuests: isForGuests,
    };
    const added = await state.act(() => ask(server.addDocumentLink(given, { params: { id } })), texts.created);
    if (!added) return;
    setPassword("");
    onCreated({ id: added.value.Id, address: `${location.origin}/shared#${added.value.Secret}` });
  };
  return (
    <Form className="sharing-form" onSubmit={submit}>
      <Select label={texts.role} value={role} options={linkRoleChoices} onChange={setRole} />
      <Select
        label={texts.expires}
        value={days}
        options={lasting.map((value) => ({
          value,
          label: value === "never" ? texts.never : texts.days(Number(value)),
        }))}
        onChange={setDays}
      />
      <TextField
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        autoComplete="new-password"
        className="sharing-wide"
        maxLength={128}
        value={password}
        onChange={setPassword}
      />
      {guestAccess === "none" ? null : (
        <Checkbox
          label={texts.guests}
          hint={texts.guestsHint(guestAccess === "comment")}
          checked={isForGuests}
          onChange={setForGuests}
        />
      )}
      <Button type="submit" pending={state.isPending}>
        {texts.create}
      </Button>
    </Form>
  );
}
