import { Button, ErrorArea } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";
import { problemOf, sentOn, stateOf, subjectOf } from "./delivery-text.ts";
import type { Delivery, Hook } from "./hook.ts";

/** So many are shown. */
const most = 10;
/** How often the state of pending deliveries is loaded, in milliseconds. */
const pause = 5_000;

/** The last messages to a webhook, and sending one that did not arrive again. */
export function Deliveries({ hook: { Id } }: { readonly hook: Hook }) {
  const client = useQueryClient();
  const refresh = () => readAnew(client, ["webhooks"]);
  const sent = useQuery({
    queryKey: ["webhooks", "deliveries", Id],
    queryFn: ({ signal }) =>
      askRows(server.listDeliveries(undefined, { params: { id: Id }, query: { Take: most }, signal })),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ State }) => State === "waiting") ? pause : false),
  });
  const retry = useMutation({
    mutationFn: (delivery: number) => ask(server.retryDelivery(undefined, { params: { id: Id, delivery } })),
    onSuccess: () => toasts.show({ kind: "success", title: texts.retried }),
    onSettled: refresh,
  });
  return (
    <section aria-label={texts.deliveries}>
      <h3 className="field-label">{texts.deliveries}</h3>
      <ErrorArea messages={[...messagesOf(sent.error), ...messagesOf(retry.error)]} />
      {sent.data?.rows.length === 0 ? <p className="content-quiet">{texts.noDeliveries}</p> : null}
      <ul className="webhook-sent">
        {sent.data?.rows.map((delivery) => (
          <li key={delivery.Id}>
            <Line delivery={delivery} />
            {delivery.State === "failed" ? (
              <Button
                aria-label={texts.retryOf(subjectOf(delivery.What), sentOn(delivery, new Date()))}
                pending={retry.isPending}
                onClick={() => retry.mutate(delivery.Id)}
              >
                {texts.retry}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ delivery }: { readonly delivery: Delivery }) {
  const now = new Date();
  const problem = problemOf(delivery);
  return (
    <p>
      {subjectOf(delivery.What)}
      <span className="content-quiet">
        {" "}
        {sentOn(delivery, now)} · {stateOf(delivery)}
        {problem === undefined ? "" : ` · ${problem}`}
      </span>
    </p>
  );
}
