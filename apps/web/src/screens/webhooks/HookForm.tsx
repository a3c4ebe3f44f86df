import type { ActCode } from "@housestyle/contract";
import { Button, Checkbox, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messagesOf } from "../../app/messages-of.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";
import { choices, type EventGroup, eventsOf, groupsOf } from "./event-groups.ts";
import type { Hook } from "./hook.ts";

/** The values of the form. */
export interface HookDraft {
  readonly url: string;
  readonly events: ActCode[];
}

/** The form for a new or existing webhook: where messages are sent and what they are about. */
export function HookForm({
  hook,
  onSave,
}: {
  readonly hook?: Hook;
  readonly onSave: (draft: HookDraft) => Promise<unknown>;
}) {
  const [url, setUrl] = useState(hook?.Url ?? "");
  const [groups, setGroups] = useState<readonly EventGroup[]>(hook ? groupsOf(hook.Events) : choices);
  const [isEmpty, setEmpty] = useState(false);
  const save = useMutation({ mutationFn: () => onSave({ url: url.trim(), events: eventsOf(groups) }) });
  const submit = () => {
    setEmpty(groups.length === 0);
    if (groups.length > 0) save.mutate();
  };
  const choose = (group: EventGroup, isChosen: boolean) =>
    setGroups(choices.filter((each) => (each === group ? isChosen : groups.includes(each))));
  return (
    <Form className="content-form" onSubmit={submit}>
      <ErrorArea messages={isEmpty ? [texts.noEvent] : messagesOf(save.error)} />
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        required
        maxLength={2_000}
        value={url}
        onChange={setUrl}
      />
      <fieldset className="bare-fieldset webhook-events">
        <legend className="field-label">{texts.events}</legend>
        {choices.map((group) => (
          <Checkbox
            key={group}
            label={texts.kinds[group]}
            checked={groups.includes(group)}
            onChange={(isChosen) => choose(group, isChosen)}
          />
        ))}
      </fieldset>
      <Button type="submit" tone="primary" pending={save.isPending}>
        {hook ? texts.save : texts.add}
      </Button>
    </Form>
  );
}
