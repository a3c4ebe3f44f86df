import { Badge, Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messagesOf } from "../../app/messages-of.ts";
import type { SessionTeam } from "../../app/session.ts";
import { domains as texts } from "../../texts/team.ts";
import { saveTeam } from "./save-team.ts";

/** Domains whose users are invited to join: which are active, why others are not, and a way to withdraw one. */
export function Domains({ team, canEdit }: { readonly team: SessionTeam; readonly canEdit: boolean }) {
  const [domain, setDomain] = useState("");
  const save = useMutation({
    mutationFn: (domains: readonly string[]) => saveTeam(team, { AutoJoinDomains: [...domains] }),
  });
  const add = () => {
    save.mutate([...team.AutoJoinDomains, domain.trim()], { onSuccess: () => setDomain("") });
  };
  return (
    <section className="team-part">
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">{texts.about}</p>
      <ul className="team-domains">
        {team.DomainClaims.map(({ Domain, InForce, Reason }) => (
          <li key={Domain}>
            <span className="team-domain">{Domain}</span>
            <Badge tone={InForce ? "success" : "warning"}>{InForce ? texts.inForce : texts.notInForce}</Badge>
            {canEdit ? (
              <Button
                aria-label={texts.takeBackOf(Domain)}
                disabled={save.isPending}
                onClick={() => save.mutate(team.AutoJoinDomains.filter((other) => other !== Domain))}
              >
                {texts.takeBack}
              </Button>
            ) : null}
            {Reason ? <p className="team-note">{texts.reasons[Reason]}</p> : null}
          </li>
        ))}
      </ul>
      <ErrorArea messages={messagesOf(save.error)} />
      {canEdit ? (
        <Form className="team-fields" onSubmit={add}>
          <TextField label={texts.domain} hint={texts.hint} required value={domain} onChange={setDomain} />
          <Button type="submit" pending={save.isPending}>
            {texts.add}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
