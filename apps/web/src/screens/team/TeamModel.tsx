import type { TeamAssistance } from "@housestyle/contract";
import { Button, Checkbox, Disclosure, ErrorArea, Form, NumberField, Select, Switch, TextField } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import type { SessionTeam } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { fieldsOf } from "../../content/fields-of.ts";
import { teamModel as texts } from "../../texts/team-model.ts";
import { ModelTest } from "./ModelTest.tsx";
import { ModelUse } from "./ModelUse.tsx";
import { type ModelDraft, modelChange, modelDraft } from "./model-draft.ts";

/** The language model of a team, for those who run it. Nothing is shown on a server where there can be none. */
export function TeamModel({ team }: { readonly team: SessionTeam }) {
  const read = useQuery({
    queryKey: ["team-model", team.Id],
    queryFn: ({ signal }) => ask(server.readTeamAssistance(undefined, { params: { id: team.Id }, signal })),
  });
  const model = read.data;
  if (!model || (model.Server === null && model.Hosts.length === 0)) return null;
  return (
    <section className="team-part team-model" aria-label={texts.title}>
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">
        {texts.about} {texts.features}
      </p>
      <ModelForm team={team} model={model} />
      <ModelTest teamId={team.Id} />
      <Disclosure summary={texts.used(model.Used)}>
        <ModelUse use={model.Use} />
      </Disclosure>
    </section>
  );
}

function ModelForm({ team, model }: { readonly team: SessionTeam; readonly model: TeamAssistance }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => modelDraft(model));
  const change = (part: Partial<ModelDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { text, tick } = fieldsOf({ draft, change });
  const save = useMutation({
    mutationFn: () => ask(server.saveTeamAssistance(modelChange(draft), { params: { id: team.Id } })),
    onSuccess: (saved) => {
      client.setQueryData(["team-model", team.Id], saved);
      setDraft(modelDraft(saved));
      toasts.show({ kind: "success", title: texts.saved });
    },
  });
  const serverLabel = model.Server ? texts.server(model.Server.Model, model.Server.Host) : texts.noServer;
  return (
    <Form className="team-fields" onSubmit={() => save.mutate()}>
      <ErrorArea messages={messagesOf(save.error)} />
      <Switch label={texts.allow} hint={texts.allowHint} {...tick("isAllowed")} />
      {draft.isAllowed && model.Hosts.length > 0 ? (
        <Select
          label={texts.which}
          value={draft.isOwn ? "own" : "server"}
          options={[
            { value: "server", label: serverLabel },
            { value: "own", label: texts.own },
          ]}
          onChange={(value) => change({ isOwn: value === "own" })}
        />
      ) : null}
      {draft.isAllowed && model.Hosts.length === 0 ? <p>{serverLabel}</p> : null}
      {draft.isAllowed && draft.isOwn ? (
        <>
          <TextField
            label={texts.url}
            hint={texts.urlHint(model.Hosts.join(", "))}
            type="url"
            required
            maxLength={2_000}
            {...text("url")}
          />
          <TextField label={texts.model} maxLength={200} {...text("model")} />
          <TextField
            label={texts.key}
            hint={model.HasKey ? texts.keyKept : texts.keyHint}
            type="password"
            autoComplete="off"
            maxLength={2_000}
            {...text("key")}
          />
          {model.HasKey ? <Checkbox label={texts.removeKey} {...tick("removesKey")} /> : null}
        </>
      ) : null}
      {draft.isAllowed ? (
        <>
          <NumberField
            label={texts.personLimit}
            hint={texts.limitHint}
            min={0}
            max={1_000_000}
            value={draft.personLimit}
            onChange={(personLimit) => change({ personLimit })}
          />
          <NumberField
            label={texts.teamLimit}
            hint={texts.limitHint}
            min={0}
            max={1_000_000}
            value={draft.teamLimit}
            onChange={(teamLimit) => change({ teamLimit })}
          />
        </>
      ) : null}
      <Button type="submit" tone="primary" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}
