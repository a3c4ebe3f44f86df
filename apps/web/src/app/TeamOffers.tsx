import { Button, ErrorArea } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { offers as texts } from "../texts/team.ts";
import { ask } from "./ask.ts";
import { messagesOf } from "./messages-of.ts";
import { readAnew } from "./read-anew.ts";
import { server } from "./server.ts";
import { refreshSession } from "./session.ts";
import "./team-offers.css";

const queryKey = ["team-offers"];

/** Offers people the teams that they may join because of their email address. Shows nothing to everyone else. */
export function TeamOffers() {
  const client = useQueryClient();
  const offered = useQuery({ queryKey, queryFn: () => ask(server.listTeamOffers()) });
  const answer = useMutation({
    mutationFn: async ({ id, yes }: { readonly id: number; readonly yes: boolean }) => {
      const params = { params: { id } };
      await (yes ? ask(server.acceptTeamOffer(undefined, params)) : ask(server.declineTeamOffer(undefined, params)));
      if (yes) await refreshSession();
    },
    onSettled: () => readAnew(client, queryKey),
  });
  return (offered.data ?? []).map(({ TeamId, TeamName, Domain }) => (
    <section key={TeamId} className="team-offer" aria-label={texts.title(TeamName)}>
      <h2 className="team-subhead">{texts.title(TeamName)}</h2>
      <p>{texts.text(Domain)}</p>
      <ErrorArea messages={messagesOf(answer.error)} />
      <div className="team-offer-answers">
        <Button tone="primary" pending={answer.isPending} onClick={() => answer.mutate({ id: TeamId, yes: true })}>
          {texts.join}
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate({ id: TeamId, yes: false })}>
          {texts.no}
        </Button>
      </div>
    </section>
  ));
}
