import { Button, ConfirmDialog, ErrorArea, Switch } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { dayName } from "../../texts/dates.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";
import { Deliveries } from "./Deliveries.tsx";
import { problemOf } from "./delivery-text.ts";
import { HookForm } from "./HookForm.tsx";
import type { Hook } from "./hook.ts";

/** One webhook: its state, actions to turn it on or off, test, edit, and delete it, and the messages that were sent. */
export function HookDetails({
  hook,
  onChange,
  onClose,
  onSecret,
}: {
  readonly hook: Hook;
  readonly onChange: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}) {
  const [asking, setAsking] = useState<"remove" | "secret">();
  const at = { params: { id: hook.Id } };
  const change = useMutation({
    mutationFn: (wanted: Parameters<typeof server.changeWebhook>[0]) => ask(server.changeWebhook(wanted, at)),
    onSuccess: ({ Secret }) => (Secret === null ? undefined : onSecret(Secret)),
    onSettled: onChange,
  });
  const trial = useMutation({
    mutationFn: () => ask(server.testWebhook(undefined, at)),
    onSuccess: (sent) =>
      sent.State === "delivered"
        ? toasts.show({ kind: "success", title: texts.testArrived })
        : toasts.show({ kind: "error", title: texts.testFailed, text: problemOf(sent) ?? "" }),
    onSettled: onChange,
  });
  const remove = async () => {
    await ask(server.deleteWebhook(undefined, at));
    toasts.show({ kind: "success", title: texts.removed });
    onClose();
    await onChange();
  };
  return (
    <div className="webhook-details">
      {hook.SwitchedOffOn === null ? null : (
        <p className="content-note">{texts.switchedOff(dayName(hook.SwitchedOffOn))}</p>
      )}
      {hook.IsEnabled && hook.FailingSince !== null ? (
        <p className="content-note">{texts.failingSince(dayName(hook.FailingSince))}</p>
      ) : null}
      <ErrorArea messages={[...messagesOf(change.error), ...messagesOf(trial.error)]} />
      <Switch
        label={texts.isOn}
        checked={hook.IsEnabled}
        disabled={change.isPending}
        onChange={(IsEnabled) => change.mutate({ IsEnabled })}
      />
      <div className="webhook-actions">
        <Button tone="outline" pending={trial.isPending} onClick={() => trial.mutate()}>
          {texts.test}
        </Button>
        <Button tone="outline" pending={change.isPending} onClick={() => setAsking("secret")}>
          {texts.newSecret}
        </Button>
      </div>
      <HookForm
        key={hook.RowVersion}
        hook={hook}
        onSave={async ({ url, events }) => {
          await ask(server.changeWebhook({ Url: url, Events: events, RowVersion: hook.RowVersion }, at));
          await onChange();
          toasts.show({ kind: "success", title: texts.saved });
        }}
      />
      <Deliveries hook={hook} />
      <Button tone="danger" onClick={() => setAsking("remove")}>
        {texts.remove}
      </Button>
      {asking === "remove" ? (
        <ConfirmDialog
          danger
          title={texts.remove}
          text={texts.removeText}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          onConfirm={remove}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {asking === "secret" ? (
        <ConfirmDialog
          title={texts.newSecret}
          text={texts.newSecretText}
          confirmLabel={texts.newSecret}
          cancelLabel={texts.cancel}
          onConfirm={() =>
            change.mutateAsync({ NewSecret: true }).then(
              () => setAsking(undefined),
              () => setAsking(undefined),
            )
          }
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  );
}
