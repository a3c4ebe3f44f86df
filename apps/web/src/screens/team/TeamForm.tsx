import { deeperChoices, guestAccesses } from "@housestyle/contract";
import { dialects, styles } from "@housestyle/engine";
import { Button, ErrorArea, Form, Select, Switch, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailure } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import type { SessionTeam } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { fieldsOf } from "../../content/fields-of.ts";
import { deeper } from "../../texts/deeper.ts";
import { parts } from "../../texts/editor-parts.ts";
import { team as texts } from "../../texts/team.ts";
import { hasSharing } from "./has-sharing.ts";
import { saveTeam } from "./save-team.ts";
import { changeOf, draftOf, type TeamDraft, withFlag } from "./team-change.ts";

/** The form for the settings of a team, for those who run it. */
export function TeamForm({ team }: { readonly team: SessionTeam }) {
  const [draft, setDraft] = useState(() => draftOf(team));
  const [isCompanyOpen, setCompanyOpen] = useState(false);
  const change = (part: Partial<TeamDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { text, tick, choice } = fieldsOf({ draft, change });
  const save = useMutation({
    mutationFn: () => saveTeam(team, changeOf(draft)),
    onSuccess: () => toasts.show({ kind: "success", title: texts.saved }),
  });
  return (
    <Form className="team-form team-part" onSubmit={() => save.mutate()}>
      <h2 className="team-head">{texts.settings}</h2>
      <ErrorArea messages={problemsOf(save.error)} />
      <div className="team-fields">
        <TextField label={texts.name} required maxLength={100} {...text("name")} />
        <Button aria-expanded={isCompanyOpen} onClick={() => setCompanyOpen(!isCompanyOpen)}>
          {isCompanyOpen ? texts.company.hide : texts.company.show}
        </Button>
        {isCompanyOpen ? (
          <>
            <TextField label={texts.companyName} maxLength={100} autoComplete="organization" {...text("companyName")} />
            <TextField
              label={texts.companyAddress}
              rows={3}
              maxLength={500}
              autoComplete="street-address"
              {...text("companyAddress")}
            />
            <TextField label={texts.vatNumber} maxLength={100} {...text("vatNumber")} />
            <TextField label={texts.country} maxLength={100} autoComplete="country-name" {...text("country")} />
          </>
        ) : null}
        <Select
          label={texts.language}
          {...choice("language")}
          options={dialects.map((value) => ({ value: value as string, label: parts.dialects[value] }))}
        />
        <Select
          label={texts.style}
          {...choice("style")}
          options={styles.map((value) => ({ value: value as string, label: parts.styles[value] }))}
        />
        <Select
          label={deeper.title}
          {...choice("deeper")}
          options={deeperChoices.map((value) => ({
            value,
            label: value === "own" ? texts.asTheyLike : deeper.depths[value],
          }))}
        />
        <Switch label={texts.dictionary} {...tick("dictionary")} />
        <Switch label={texts.proposals} {...tick("proposals")} />
        <Switch label={texts.rulesOff} hint={texts.rulesOffHint} {...tick("rulesOff")} />
        <Switch label={texts.watch} hint={texts.watchHint} {...tick("watch")} />
        {hasSharing(draft.flags) ? (
          <>
            <Select
              label={texts.guests}
              {...choice("guests")}
              options={guestAccesses.map((value) => ({ value, label: texts.guestAccess[value] }))}
            />
            <p className="team-note">{texts.guestsHint}</p>
            <Switch label={texts.provenance} hint={texts.provenanceHint} {...tick("provenance")} />
          </>
        ) : null}
        <h3 className="team-subhead">{texts.flags}</h3>
        <p className="team-note">{texts.flagsAbout}</p>
        <div className="team-flags">
          {Object.entries(texts.flagNames).map(([name, label]) => (
            <Select
              key={name}
              inline
              label={label}
              value={draft.flags[name] === undefined ? "as" : draft.flags[name] ? "on" : "off"}
              options={[
                { value: "as", label: texts.as },
                { value: "on", label: texts.on },
                { value: "off", label: texts.off },
              ]}
              onChange={(value) =>
                change({ flags: withFlag(draft.flags, name, value === "as" ? undefined : value === "on") })
              }
            />
          ))}
        </div>
      </div>
      <Button type="submit" tone="primary" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}

function problemsOf(error: Error | null): readonly string[] {
  if (error instanceof CallFailure && error.code === "stale") return [texts.stale];
  return messagesOf(error);
}
