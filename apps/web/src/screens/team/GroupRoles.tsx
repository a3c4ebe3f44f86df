import type { GroupRole } from "@housestyle/contract";
import { ErrorArea, Select } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { provisioning as texts } from "../../texts/company-login.ts";
import { members } from "../../texts/team.ts";

const positions = ["User", "Admin", "Admin Only"] as const;
const licences = ["Free", "Premium"] as const;

/** The groups of an identity provider, with the role and license that each gives its members. */
export function GroupRoles({
  teamId,
  groups,
  canEdit,
  onChange,
}: {
  readonly teamId: number;
  readonly groups: readonly GroupRole[];
  readonly canEdit: boolean;
  readonly onChange: () => unknown;
}) {
  const change = useMutation({
    mutationFn: ({ Id, Position, Licence }: Pick<GroupRole, "Id" | "Position" | "Licence">) =>
      ask(server.changeGroupRole({ Position, Licence: Licence ?? "Free" }, { params: { id: teamId, group: Id } })),
    onSuccess: () => toasts.show({ kind: "success", title: texts.saved }),
    onSettled: onChange,
  });
  return (
    <>
      <h3 className="team-subhead">{texts.groups}</h3>
      <p className="team-note">{texts.groupsAbout}</p>
      <ErrorArea messages={messagesOf(change.error)} />
      <ul className="team-groups">
        {groups.map((group) => (
          <li key={group.Id}>
            <span>
              {group.Name} <span className="team-note">{texts.members(group.Members)}</span>
            </span>
            <Select
              label={texts.roleOf(group.Name)}
              options={[
                { value: "", label: texts.noRole },
                ...positions.map((value) => ({ value, label: members.positions[value] })),
              ]}
              value={group.Position ?? ""}
              disabled={!canEdit}
              onChange={(value) =>
                change.mutate({ ...group, Position: positions.find((each) => each === value) ?? null })
              }
            />
            {group.Position === null || group.Position === "Admin Only" ? null : (
              <Select
                label={texts.licenceOf(group.Name)}
                options={licences.map((value) => ({ value, label: members.licences[value] }))}
                value={group.Licence ?? "Free"}
                disabled={!canEdit}
                onChange={(value) => change.mutate({ ...group, Licence: value === "Premium" ? "Premium" : "Free" })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
