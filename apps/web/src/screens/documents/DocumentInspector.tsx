import { number } from "@housestyle/texts";
import { Button, ErrorArea, Form, LinkButton, TextField } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { toasts } from "../../app/toasts.ts";
import { dayName } from "../../texts/dates.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { addressOf, type DocumentListRow, mayOrganize } from "./document.ts";
import { LeaveButton } from "./LeaveButton.tsx";
import { type DocumentGroups, hasLongTag, longestTag } from "./place.ts";
import { canSave, type DocumentDetails, detailsOf, saveDetails } from "./save-details.ts";
import { TagsField } from "./TagsField.tsx";

/**
 * What is known of a document, and its title, project and tags to change. What was changed is saved when the details are left,
 * too, and can then be taken back.
 */
export function DocumentInspector({
  row,
  groups,
  onSaved,
}: {
  readonly row: DocumentListRow;
  /** The projects and tags that are there. */
  readonly groups: DocumentGroups;
  readonly onSaved: () => unknown;
}) {
  // What others change meanwhile is shown wherever nothing is typed.
  const [typed, setTyped] = useState<Partial<DocumentDetails>>({});
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const details = { ...detailsOf(row), ...typed };
  const isReady = row.CanEdit && canSave(row, details);
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await saveDetails(row, details, groups);
      await onSaved();
      setTyped({});
      toasts.show({ kind: "success", title: texts.saved });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  const leave = async () => {
    const isLong = hasLongTag(details.tags);
    const wanted = isLong ? { ...details, tags: detailsOf(row).tags } : details;
    if (isLong) toasts.show({ kind: "error", title: texts.tagTooLong(longestTag) });
    if (!row.CanEdit || pending || !canSave(row, wanted)) return;
    const keep = async (
      details: DocumentDetails,
      from: Pick<DocumentListRow, "Id" | "Title" | "Project" | "Tags" | "SharedBy">,
    ) => {
      try {
        await saveDetails(from, details, groups);
        return true;
      } catch (error) {
        complain(error, shell.failed);
        return false;
      } finally {
        await onSaved();
      }
    };
    if (!(await keep(wanted, row))) return;
    const undo = () => void keep(detailsOf(row), { ...row, Title: wanted.title });
    toasts.show({ kind: "success", title: texts.saved, action: { label: texts.undo, run: undo } });
  };
  useOnLeaving(leave);
  return (
    <Form className="document-inspector" onSubmit={save}>
      <LinkButton href={addressOf(row)} tone="primary">
        {texts.open}
      </LinkButton>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <TextField
        label={texts.rename}
        value={details.title}
        onChange={(title) => setTyped({ ...typed, title })}
        readOnly={!row.CanEdit}
        maxLength={300}
      />
      <TextField
        label={texts.project}
        hint={texts.projectHint}
        suggestions={groups.Projects.map(({ Name }) => Name)}
        value={details.project}
        onChange={(project) => setTyped({ ...typed, project })}
        readOnly={!mayOrganize(row)}
        maxLength={100}
      />
      <TagsField value={details.tags} onChange={(tags) => setTyped({ ...typed, tags })} readOnly={!mayOrganize(row)} />
      {row.CanEdit ? (
        <Button type="submit" pending={pending} disabled={!isReady}>
          {texts.save}
        </Button>
      ) : null}
      {row.CanLeave ? <LeaveButton row={row} onLeft={onSaved} /> : null}
      <dl className="document-facts">
        <dt>{texts.created}</dt>
        <dd>{dayName(row.CreatedOn)}</dd>
        <dt>{texts.heads.words}</dt>
        <dd>{number(row.WordCount)}</dd>
        <dt>{texts.issues}</dt>
        <dd>{row.Issues === null ? texts.notChecked : number(row.Issues)}</dd>
      </dl>
    </Form>
  );
}

/** Calls the latest callback when the component unmounts. */
function useOnLeaving(leave: () => unknown): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => void latest.current(), []);
}
