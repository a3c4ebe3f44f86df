import { Button, ErrorArea, friendlyTime, Select } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { provisioning as texts } from "../../texts/company-login.ts";
import { members } from "../../texts/team.ts";
import { CopyLine } from "./CopyLine.tsx";
import { GroupRoles } from "./GroupRoles.tsx";

/** How an identity provider creates and removes members: its address and token, and the roles of its groups. */
export function Provisioning({ teamId, canEdit }: { readonly teamId: number; readonly canEdit: boolean }) {
  const client = useQueryClient();
  const path = { params: { id: teamId } };
  const { data: state, error } = useQuery({
    queryKey: ["provisioning", teamId],
    queryFn: ({ signal }) => ask(server.readProvisioning(undefined, { ...path, signal })),
  });
  const refresh = () => readAnew(client, ["provisioning"]);
  const done = (title: string) => ({
    onSuccess: () => toasts.show({ kind: "success", title }),
    onSettled: refresh,
  });
  const create = useMutation({
    mutationFn: () => ask(server.createProvisioningToken(undefined, path)),
    ...done(texts.created),
  });
  const end = useMutation({ mutationFn: () => ask(server.deleteProvisioning(undefined, path)), ...done(texts.ended) });
  const change = useMutation({
    mutationFn: (Licence: "Free" | "Premium") => ask(server.changeProvisioning({ Licence }, path)),
    ...done(texts.saved),
  });
  if (!state) return <ErrorArea messages={messagesOf(error)} />;
  const hasToken = state.Token !== null;
  return (
    <div className="team-fields">
      <h3 className="team-subhead">{texts.title}</h3>
      <p className="team-note">{texts.about}</p>
      {state.Domains.length === 0 ? <p className="team-note">{texts.noDomain}</p> : null}
      <ErrorArea messages={[create, end, change].flatMap((each) => messagesOf(each.error))} />
      <CopyLine label={texts.url} value={state.Url} />
      {create.data ? (
        <div role="status">
          <p>{texts.tokenOnce}</p>
          <CopyLine label={texts.token} value={create.data.Token} />
        </div>
      ) : null}
      {hasToken ? (
        <p className="team-note">
          {texts.hint(state.Token ?? "")} {texts.lastUsed(friendlyTime(state.LastUsedOn, new Date()))}
        </p>
      ) : null}
      {canEdit ? (
        <div className="team-step-ways">
          <Button pending={create.isPending} onClick={() => create.mutate()}>
            {hasToken ? texts.replace : texts.create}
          </Button>
          {hasToken ? (
            <Button pending={end.isPending} onClick={() => end.mutate()}>
              {texts.end}
            </Button>
          ) : null}
        </div>
      ) : null}
      {hasToken ? (
        <>
          <p>
            {texts.users(state.Users, state.Active)}{" "}
            {state.WithoutAccount > 0 ? texts.waiting(state.WithoutAccount) : ""}
          </p>
          <Select
            label={texts.licence}
            options={(["Free", "Premium"] as const).map((value) => ({ value, label: members.licences[value] }))}
            value={state.Licence}
            disabled={!canEdit}
            onChange={(value) => change.mutate(value === "Premium" ? "Premium" : "Free")}
          />
          <GroupRoles teamId={teamId} groups={state.Groups} canEdit={canEdit} onChange={refresh} />
        </>
      ) : null}
    </div>
  );
}
