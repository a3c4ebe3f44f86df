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
  if (!model || !isOffered(model)) return null;
  return (
    <section className="team-part team-model" aria-label={texts.title}>
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">
        {texts.about} {texts.features}
      </p>
      <ModelForm team={team} model={model} />
      <Disclosure summary={texts.used(model.Used)}>
        <ModelUse use={model.Use} />
      </Disclosure>
    </section>
  );
}

/** Whether this server offers any language model, or lets teams choose one. */
const isOffered = (model: TeamAssistance): boolean =>
  hasProviders(model) || model.Device.Browser || model.Device.File !== null;

/** Whether members can send text to a model, or could if the team chose one. */
const hasProviders = ({ Server, Hosts }: TeamAssistance): boolean => Server !== null || Hosts.length > 0;

function ModelForm({ team, model }: { readonly team: SessionTeam; readonly model: TeamAssistance }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => modelDraft(model));
  const change = (part: Partial<ModelDraft>) => setDraft((before) => ({ ...before, ...part }));
  const fields = fieldsOf({ draft, change });
  const { tick } = fields;
  const save = useMutation({
    mutationFn: () => ask(server.saveTeamAssistance(modelChange(draft), { params: { id: team.Id } })),
    onSuccess: (saved) => {
      client.setQueryData(["team-model", team.Id], saved);
      setDraft(modelDraft(saved));
      toasts.show({ kind: "success", title: texts.saved });
    },
  });
  const isChanged = JSON.stringify(modelChange(draft)) !== JSON.stringify(modelChange(modelDraft(model)));
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = () => {
    const lacksUrl = draft.isAllowed && draft.isOwn && draft.url.trim() === "";
    setIncomplete(lacksUrl);
    if (!lacksUrl) save.mutate();
  };
  return (
    <>
      <Form className="team-fields" onSubmit={submit}>
        <ErrorArea messages={messagesOf(save.error)} />
        <Switch label={texts.allow} hint={texts.allowHint} {...tick("isAllowed")} />
        {draft.isAllowed ? (
          <>
            <Provider model={model} draft={draft} fields={fields} change={change} isIncomplete={isIncomplete} />
            <DeviceModels device={model.Device} />
            {hasProviders(model) ? <Limits draft={draft} change={change} /> : null}
          </>
        ) : null}
        <Button type="submit" tone="primary" pending={save.isPending}>
          {texts.save}
        </Button>
      </Form>
      {model.IsAllowed && hasProviders(model) ? (
        <ModelTest key={JSON.stringify(modelDraft(model))} teamId={team.Id} isChanged={isChanged} />
      ) : null}
    </>
  );
}

interface DraftProps {
  readonly draft: ModelDraft;
  readonly change: (part: Partial<ModelDraft>) => void;
}

/** Where members can send text: the server's model, or one of the team's own where hosts are allowed. */
function Provider({
  model,
  draft,
  change,
  fields,
  isIncomplete,
}: DraftProps & {
  readonly model: TeamAssistance;
  readonly fields: ReturnType<typeof fieldsOf<ModelDraft>>;
  readonly isIncomplete: boolean;
}) {
  const server = model.Server ? texts.server(model.Server.Model, model.Server.Host) : texts.noServer;
  if (model.Hosts.length === 0) return model.Server ? <p>{server}</p> : null;
  return (
    <>
      <Select
        label={texts.which}
        value={draft.isOwn ? "own" : "server"}
        options={[
          { value: "server", label: server },
          { value: "own", label: texts.own },
        ]}
        onChange={(value) => change({ isOwn: value === "own" })}
      />
      {draft.isOwn ? (
        <OwnProvider
          model={model}
          fields={fields}
          error={isIncomplete && draft.url.trim() === "" ? texts.urlNeeded : undefined}
        />
      ) : null}
    </>
  );
}

/** Says which models run on the devices of members. */
function DeviceModels({ device: { Browser, File } }: { readonly device: TeamAssistance["Device"] }) {
  if (!Browser && !File) return null;
  return (
    <p className="team-note">
      {File ? texts.inPage(File.Name) : null} {Browser ? texts.inBrowser : null} {texts.staysThere}
    </p>
  );
}

function Limits({ draft, change }: DraftProps) {
  return (
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
  );
}

/** The fields for a provider of the team's own. */
function OwnProvider({
  model,
  fields: { text, tick },
  error,
}: {
  readonly model: TeamAssistance;
  readonly fields: ReturnType<typeof fieldsOf<ModelDraft>>;
  readonly error: string | undefined;
}) {
  return (
    <>
      <TextField
        label={texts.url}
        hint={texts.urlHint(model.Hosts.join(", "))}
        type="url"
        required
        maxLength={2_000}
        {...text("url")}
        {...(error !== undefined && { error })}
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
  );
}
