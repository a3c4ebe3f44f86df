import { Select, TextField } from "@housestyle/ui";
import { useEffect, useState } from "react";
import type { Answer } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { account } from "../../texts/account.ts";
import { guest } from "../../texts/guest.ts";

const texts = account.data;

/** Who gets shared documents without another owner: no one, a person by their address, or a team. */
export interface ChosenHeir {
  /** `none`, `person`, or the id of a team. */
  readonly kind: string;
  readonly email: string;
}

/** No one: they are deleted. */
export const noHeir: ChosenHeir = { kind: "none", email: "" };

/** Returns what is sent about an heir. */
export function heirSent({ kind, email }: ChosenHeir): { HeirEmail?: string; HeirTeamId?: number } {
  if (kind === "none") return {};
  return kind === "person" ? { HeirEmail: email.trim() } : { HeirTeamId: Number(kind) };
}

/** Shows what becomes of the documents of an account, and asks who gets those that others have access to. */
export function DocumentsLeft({
  heir,
  onChange,
}: {
  readonly heir: ChosenHeir;
  readonly onChange: (heir: ChosenHeir) => void;
}) {
  const [left, setLeft] = useState<Answer<"readAccountEnding">>();
  useEffect(() => {
    let isGone = false;
    void server.readAccountEnding().then((outcome) => {
      if (!isGone && outcome.kind === "done") setLeft(outcome.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!left) return null;
  const { Documents, Shared, Teams } = left;
  const isOrphaned = Shared.some(({ Heir }) => Heir === null);
  const options = [
    { value: "none", label: texts.heirs.none },
    { value: "person", label: texts.heirs.person },
    ...Teams.map(({ Id, Name }) => ({ value: String(Id), label: texts.heirs.team(Name) })),
  ];
  const heirName =
    heir.kind === "person"
      ? heir.email.trim() || texts.heirSomeone
      : Teams.find(({ Id }) => String(Id) === heir.kind)?.Name;
  return (
    <>
      <p>{texts.documents(Documents, Shared.length)}</p>
      {Shared.length === 0 ? null : (
        <ul className="account-left" aria-label={texts.shared}>
          {Shared.map(({ Title, Heir, People }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is loaded once
            <li key={index}>{becomes(Title || guest.untitled, Heir, People, heirName)}</li>
          ))}
        </ul>
      )}
      {isOrphaned ? (
        <Select
          label={texts.heir}
          value={heir.kind}
          options={options}
          onChange={(kind) => onChange({ ...heir, kind })}
        />
      ) : null}
      {isOrphaned && heir.kind === "person" ? (
        <TextField
          label={texts.heirEmail}
          hint={texts.heirEmailHint}
          autoComplete="off"
          value={heir.email}
          onChange={(email) => onChange({ ...heir, email })}
        />
      ) : null}
    </>
  );
}

/** Returns what becomes of a document, as a sentence. */
function becomes(title: string, owner: string | null, people: number, heir: string | undefined): string {
  if (owner !== null) return texts.passes(title, owner);
  return heir === undefined ? texts.goes(title, people) : texts.passesTo(title, heir);
}
