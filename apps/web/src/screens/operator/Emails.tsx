import { Badge, Button, EmptyState, friendlyTime, HeadRow, Skeleton } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, messageOf } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { operator } from "../../texts/operator.ts";
import { shell } from "../../texts/shell.ts";
import "../../app/figure-table.css";

const texts = operator.emails;
const { heads } = texts;

/** Whether the server can send email, and what it has not sent. */
export function Emails() {
  const client = useQueryClient();
  const unsent = useQuery({ queryKey: ["operator", "emails"], queryFn: () => ask(server.listUnsentEmails()) });
  const test = useMutation({
    mutationFn: () => ask(server.sendTestEmail()),
    onSuccess: ({ To, MailFolder, Problem }) =>
      Problem === null
        ? toasts.show({ kind: "success", title: MailFolder ? texts.testedToFolder : texts.tested(To) })
        : toasts.show({ kind: "error", title: texts.testFailed, text: Problem }),
    onError: (error) => {
      complain(error, shell.failed);
    },
    onSettled: () => readAnew(client, ["operator", "emails"]),
  });
  const problem = unsent.isError ? messageOf(unsent.error) : undefined;
  return (
    <section className="emails" aria-label={texts.label}>
      <p className="operator-note">{texts.about}</p>
      <Button pending={test.isPending} onClick={() => test.mutate()}>
        {texts.test}
      </Button>
      {unsent.isPending ? <Skeleton lines={3} /> : null}
      {problem === undefined ? null : <EmptyState title={shell.failed} text={problem} />}
      {unsent.data?.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      {unsent.data && unsent.data.length > 0 ? (
        <div className="emails-scroll">
          <table className="figures-table" aria-label={texts.label}>
            <HeadRow names={[heads.kind, heads.to, heads.written, heads.attempts, heads.next, heads.problem]} />
            <tbody>
              {unsent.data.map((email) => (
                <tr key={email.Id}>
                  <td>{texts.kinds[email.Kind] ?? email.Kind}</td>
                  <td>{email.To}</td>
                  <td>{friendlyTime(email.WrittenOn, new Date())}</td>
                  <td>{email.Attempts}</td>
                  <td>
                    {email.IsGivenUp ? (
                      <Badge tone="danger">{texts.givenUp}</Badge>
                    ) : (
                      friendlyTime(email.NextTryOn, new Date())
                    )}
                  </td>
                  <td>{email.Problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
