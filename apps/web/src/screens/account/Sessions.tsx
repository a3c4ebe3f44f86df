import { Badge, Button, ErrorArea, friendlyTime, Skeleton } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { signOut } from "../../app/sign-out.ts";
import { toasts } from "../../app/toasts.ts";
import { account } from "../../texts/account.ts";
import { browserName } from "./browser-name.ts";

const texts = account.sessions;

/** Where the person is signed in. Sessions can be ended individually or all at once. */
export function Sessions() {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => ask(server.listSessions(undefined, { signal })),
  });
  const end = useMutation({
    mutationFn: (id: number | "others") =>
      id === "others"
        ? ask(server.revokeOtherSessions(undefined))
        : ask(server.revokeSession(undefined, { params: { id } })),
    onSuccess: () => toasts.show({ kind: "success", title: texts.ended }),
    onSettled: () => readAnew(client, ["sessions"]),
  });
  const rows = sessions.data ?? [];
  return (
    <section className="account-part" aria-label={texts.title}>
      <h2 className="account-head">{texts.title}</h2>
      <ErrorArea messages={[...messagesOf(sessions.error), ...messagesOf(end.error)]} />
      {sessions.isPending ? <Skeleton lines={3} /> : null}
      <ul className="account-rows">
        {rows.map((row) => {
          const name = browserName(row.Browser) ?? texts.unknown;
          return (
            <li key={row.Id}>
              <span>
                {name} {row.IsCurrent ? <Badge tone="accent">{texts.here}</Badge> : null}
                <span className="account-note">
                  {[row.Address, texts.lastUsed(friendlyTime(row.LastUsedOn, new Date()))].filter(Boolean).join(" · ")}
                </span>
              </span>
              {row.IsCurrent ? (
                <Button onClick={() => void signOut()}>{texts.signOut}</Button>
              ) : (
                <Button aria-label={texts.label(name)} onClick={() => end.mutate(row.Id)}>
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > 1 ? <Button onClick={() => end.mutate("others")}>{texts.endOthers}</Button> : null}
    </section>
  );
}
