import type { DocumentRole } from "@housestyle/contract";
import { Button, Form, Select, TextField } from "@housestyle/ui";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { nameOfShare } from "./name-of-share.ts";
import type { SharingCalls } from "./sharing-calls.ts";
import type { SharingState } from "./use-sharing.ts";

const texts = editorSharing.add;
const person = "person";

/** Shares the document or project with one more person or team. */
export function AddShare<Role extends DocumentRole>({
  calls,
  state,
}: {
  readonly calls: SharingCalls<Role | "edit">;
  readonly state: SharingState;
}) {
  const teams = useSession((session) => session.teams);
  const [whom, setWhom] = useState(person);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role | "edit">("edit");
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const isPerson = whom === person;
    if (isPerson && email.trim() === "") return setProblem(texts.needsEmail);
    setProblem(undefined);
    const sharee = isPerson ? { Email: email.trim() } : { TeamId: Number(whom) };
    const name = isPerson ? email.trim() : nameOfShare({ Kind: "team", Name: teamName(whom), Email: "" });
    const shared = await state.act(() => calls.share(sharee, role), editorSharing.shared(name));
    if (shared) setEmail("");
  };
  const teamName = (team: string) => teams.find(({ Id }) => Id === Number(team))?.Name ?? "";
  return (
    <Form className="sharing-form" onSubmit={submit}>
      {teams.length === 0 ? null : (
        <Select
          label={texts.with}
          value={whom}
          options={[
            { value: person, label: texts.person },
            ...teams.map(({ Id, Name }) => ({ value: String(Id), label: editorSharing.team(Name) })),
          ]}
          onChange={setWhom}
        />
      )}
      {whom === person ? (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="off"
          className="sharing-wide"
          value={email}
          error={problem}
          startHere
          onChange={setEmail}
        />
      ) : null}
      <Select label={texts.role} value={role} options={calls.roles} onChange={setRole} />
      <Button type="submit" tone="primary" pending={state.isPending}>
        {texts.submit}
      </Button>
    </Form>
  );
}
