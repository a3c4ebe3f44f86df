import { type Scope, scopes } from "@housestyle/contract";
import {
  Button,
  Checkbox,
  CopyPrompt,
  ErrorArea,
  Form,
  friendlyTime,
  NumberField,
  TextField,
  useCopy,
} from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { account } from "../../texts/account.ts";
import { dayName } from "../../texts/dates.ts";
import { shell } from "../../texts/shell.ts";

const texts = account.keys;

/** The API keys: the existing ones, and a form for a new one, which is shown only once. */
export function Keys() {
  const client = useQueryClient();
  const refresh = () => readAnew(client, ["keys"]);
  const keys = useQuery({ queryKey: ["keys"], queryFn: ({ signal }) => ask(server.listTokens(undefined, { signal })) });
  const revoke = useMutation({
    mutationFn: (id: number) => ask(server.deleteToken(undefined, { params: { id } })),
    onSuccess: () => toasts.show({ kind: "success", title: texts.revoked }),
    onSettled: refresh,
  });
  const rows = keys.data ?? [];
  return (
    <section className="account-part" aria-label={texts.title}>
      <h2 className="account-head">{texts.title}</h2>
      <p className="account-lead">{texts.about}</p>
      <ErrorArea messages={[...messagesOf(keys.error), ...messagesOf(revoke.error)]} />
      {keys.isSuccess && rows.length === 0 ? <p className="account-note">{texts.none}</p> : null}
      <ul className="account-rows">
        {rows.map((row) => (
          <li key={row.Id}>
            <span>
              {row.Name} <code>{row.Hint}…</code>
              <span className="account-note">
                {[
                  row.Scopes.map((scope) => texts.may[scope]).join(", "),
                  texts.used(friendlyTime(row.LastUsedOn, new Date())),
                  row.ExpiresOn === null ? "" : texts.until(dayName(row.ExpiresOn)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <Button aria-label={texts.revoke(row.Name)} onClick={() => revoke.mutate(row.Id)}>
              {texts.revokeButton}
            </Button>
          </li>
        ))}
      </ul>
      <NewKey onMade={refresh} />
    </section>
  );
}

/** Adds or removes a scope. The scope for public pages cannot be combined with others. */
function withScope(chosen: readonly Scope[], scope: Scope, isOn: boolean): readonly Scope[] {
  const together = isOn ? chosen.filter((each) => (each === "page") === (scope === "page")) : chosen;
  return scopes.filter((each) => (each === scope ? isOn : together.includes(each)));
}

/** Scrolls to a new key, which is shown only once and below a long form. */
const show = (key: HTMLElement | null) => key?.scrollIntoView({ block: "nearest" });

function NewKey({ onMade }: { readonly onMade: () => unknown }) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly Scope[]>(["check", "read"]);
  const [days, setDays] = useState<number>();
  const { copy, refused, dismiss } = useCopy();
  const make = useMutation({
    mutationFn: () =>
      ask(server.addToken({ Name: name, Scopes: [...chosen], ...(days !== undefined && { ExpiresInDays: days }) })),
    onSuccess: async () => {
      setName("");
      await onMade();
    },
  });
  return (
    <Form className="account-form account-part" onSubmit={() => make.mutate()}>
      <ErrorArea messages={messagesOf(make.error)} />
      <TextField label={texts.name} hint={texts.nameHint} required maxLength={100} value={name} onChange={setName} />
      <fieldset className="bare-fieldset account-choices">
        <legend className="field-label">{texts.scopes}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={texts.scope[scope]}
            checked={chosen.includes(scope)}
            onChange={(on) => setChosen(withScope(chosen, scope, on))}
          />
        ))}
      </fieldset>
      <NumberField label={texts.days} hint={texts.daysHint} min={1} max={3_650} value={days} onChange={setDays} />
      <Button type="submit" pending={make.isPending} disabled={name.trim() === "" || chosen.length === 0}>
        {texts.make}
      </Button>
      {make.data ? (
        <div key={make.data.Id} ref={show} className="account-key" role="status">
          <p>{texts.made}</p>
          <code>{make.data.Token}</code>
          <Button
            onClick={async () => {
              if (await copy(make.data.Token)) toasts.show({ kind: "success", title: texts.copied });
            }}
          >
            {texts.copy}
          </Button>
        </div>
      ) : null}
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </Form>
  );
}
