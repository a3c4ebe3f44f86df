import { ErrorArea, Switch } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { account } from "../../texts/account.ts";

const texts = account.letter;

/** Whether the person receives their weekly summary by email, and the reason if this is not possible. */
export function WeeklyLetter() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["insight-letters"],
    queryFn: ({ signal }) => ask(server.readInsightLetters(undefined, { signal })),
    staleTime: 0,
  });
  const save = useMutation({
    mutationFn: (IsOn: boolean) => ask(server.changeInsightLetters({ IsOn })),
    onSuccess: (after) => {
      client.setQueryData(["insight-letters"], after);
      toasts.show({ kind: "success", title: after.IsOn ? texts.started : texts.ended });
    },
  });
  if (!data) return null;
  const hint = !data.Sends ? texts.noMail : data.Confirmed ? texts.hint : texts.notConfirmed;
  return (
    <section className="account-part" aria-label={texts.title}>
      <h2 className="account-head">{texts.title}</h2>
      <p className="account-lead">
        {texts.about} <Link href="/insights">{texts.page}</Link>
      </p>
      <ErrorArea messages={messagesOf(save.error)} />
      <div className="account-choices">
        <Switch
          label={texts.label}
          hint={hint}
          checked={data.IsOn}
          disabled={!(data.IsOn || (data.Sends && data.Confirmed))}
          onChange={save.mutate}
        />
      </div>
    </section>
  );
}
