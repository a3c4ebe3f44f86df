import type { NotificationEmailKind } from "@housestyle/contract";
import { ErrorArea, Select, Switch } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "../../app/answer.ts";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { notificationEmails as texts } from "../../texts/notification-emails.ts";

type Emails = Answer<"readNotificationEmails">;

const key = ["notification-emails"];
const kinds = Object.keys(texts.kinds) as NotificationEmailKind[];
const often = (["hour", "day"] as const).map((value) => ({ value, label: texts.often[value] }));

/** Which notifications are sent by email, for people who have any. */
export function NotificationEmails() {
  const isOn = useSession(
    ({ profile }) => profile?.Flags?.Comments === true || profile?.Flags?.CollaborativeEditing === true,
  );
  return isOn ? <EmailChoices /> : null;
}

function EmailChoices() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(server.readNotificationEmails(undefined, { signal })),
    staleTime: 0,
  });
  const save = useMutation({
    mutationFn: ({ Kinds, Every }: Pick<Emails, "Kinds" | "Every">) =>
      ask(server.changeNotificationEmails({ Kinds, Every })),
    onSuccess: (after) => {
      client.setQueryData(key, after);
      toasts.show({ kind: "success", title: texts.saved });
    },
  });
  if (!data) return null;
  const mayAsk = data.Sends && data.Confirmed;
  const choose = (kind: NotificationEmailKind, isWanted: boolean) => {
    const others = data.Kinds.filter((each) => each !== kind);
    save.mutate({ Kinds: isWanted ? [...others, kind] : others, Every: data.Every });
  };
  return (
    <section className="account-part" aria-label={texts.title}>
      <h2 className="account-head">{texts.title}</h2>
      <p className="account-lead">{texts.about}</p>
      <p className="account-lead">{!data.Sends ? texts.noMail : data.Confirmed ? texts.hint : texts.notConfirmed}</p>
      <ErrorArea messages={messagesOf(save.error)} />
      <div className="account-choices">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={texts.kinds[kind]}
            checked={data.Kinds.includes(kind)}
            disabled={save.isPending || !(mayAsk || data.Kinds.includes(kind))}
            onChange={(isWanted) => choose(kind, isWanted)}
          />
        ))}
        {data.Kinds.length === 0 ? null : (
          <Select
            label={texts.every}
            value={data.Every}
            options={often}
            onChange={(Every) => save.mutate({ Kinds: data.Kinds, Every })}
          />
        )}
      </div>
    </section>
  );
}
