import { Button, ErrorArea, Form, friendlyTime, RadioGroup } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { refreshSession, type TeamUser } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { members as texts } from "../../texts/team.ts";
import { JoinLink } from "./JoinLink.tsx";
import { LicenceSelect } from "./LicenceSelect.tsx";
import { nameOf, positions } from "./member-names.ts";

/** One member: their permissions and, for an open invitation, the link that accepts it. */
export function Member({
  member,
  canEdit,
  onSaved,
}: {
  readonly member: TeamUser;
  readonly canEdit: boolean;
  readonly onSaved: () => unknown;
}) {
  const [position, setPosition] = useState(member.Position);
  const [licence, setLicence] = useState(member.Licence);
  const save = useMutation({
    mutationFn: () =>
      ask(
        server.changeTeamUsers([
          { Id: member.Id, Position: position, Licence: licence, RowVersion: member.RowVersion },
        ]),
      ),
    onSuccess: async () => {
      // Who changes their own position sees other places of the side bar.
      if (member.IsCurrentUser) await refreshSession();
      await onSaved();
      toasts.show({ kind: "success", title: texts.saved });
    },
  });
  const problem = save.isError ? messageOf(save.error) : undefined;
  return (
    <Form className="member" onSubmit={() => save.mutate()}>
      <p>
        <strong>{nameOf(member)}</strong>
        {member.Name === "" ? null : <span className="member-note">{member.Email}</span>}
        <span className="member-note">
          {member.JoinedOn === null
            ? texts.invited(friendlyTime(member.InvitedOn, new Date()))
            : texts.joined(friendlyTime(member.JoinedOn, new Date()))}
        </span>
      </p>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <RadioGroup
        label={texts.position}
        value={position}
        disabled={!canEdit}
        options={positions.map((value) => ({ value, label: texts.positions[value], hint: texts.positionHints[value] }))}
        onChange={setPosition}
      />
      <fieldset className="bare-fieldset" disabled={!canEdit}>
        <LicenceSelect value={licence} onChange={setLicence} />
      </fieldset>
      {canEdit ? (
        <Button
          type="submit"
          tone="primary"
          pending={save.isPending}
          disabled={position === member.Position && licence === member.Licence}
        >
          {texts.save}
        </Button>
      ) : null}
      {member.JoinCode === null ? null : <JoinLink code={member.JoinCode} />}
    </Form>
  );
}
