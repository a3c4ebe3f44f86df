import { Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { team as texts } from "../texts/team.ts";
import { ask, messageOf } from "./ask.ts";
import { server } from "./server.ts";
import { refreshSession } from "./session.ts";
import "./new-team.css";

/** The first step of a team: its name. */
export function NewTeam() {
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () => ask(server.addTeams([{ Name: name.trim() }])),
    onSuccess: refreshSession,
  });
  const problem = make.isError ? messageOf(make.error) : undefined;
  return (
    <Form className="team-form" onSubmit={() => make.mutate()}>
      <h2 className="team-head">{texts.none}</h2>
      <p className="team-lead">{texts.noneText}</p>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <TextField label={texts.name} required maxLength={100} value={name} onChange={setName} />
      <Button type="submit" tone="primary" pending={make.isPending} disabled={name.trim() === ""}>
        {texts.make}
      </Button>
    </Form>
  );
}
