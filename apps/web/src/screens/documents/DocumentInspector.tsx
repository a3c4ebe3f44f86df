import { number } from "@housestyle/texts";
import { Button, ErrorArea, Form, LinkButton, TextField } from "@housestyle/ui";
import { useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { dayName } from "../../texts/dates.ts";
import { documents as texts } from "../../texts/documents.ts";
import { addressOf, type DocumentListRow } from "./document.ts";

/** What is known of a document, and its title and project to change. The text itself is left as it is. */
export function DocumentInspector({
  row,
  onSaved,
}: {
  readonly row: DocumentListRow;
  readonly onSaved: () => unknown;
}) {
  const [title, setTitle] = useState(row.Title);
  const [project, setProject] = useState(row.Project);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const params = { id: row.Id };
      const whole = await ask(server.readDocument(undefined, { params }));
      const content = whole.Content as never;
      await ask(
        server.saveDocument(
          {
            Title: title,
            Project: project,
            Text: whole.Text,
            ...(whole.Content ? { Content: content } : {}),
            Language: whole.Language as "en-US",
            Style: whole.Style as "general",
            Version: whole.Version,
          },
          { params },
        ),
      );
      await onSaved();
      toasts.show({ kind: "success", title: texts.saved });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Form className="document-inspector" onSubmit={save}>
      <LinkButton href={addressOf(row)} tone="primary">
        {texts.open}
      </LinkButton>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <TextField label={texts.rename} value={title} onChange={setTitle} readOnly={!row.CanEdit} maxLength={300} />
      <TextField
        label={texts.project}
        hint={texts.projectHint}
        value={project}
        onChange={setProject}
        readOnly={!row.CanEdit}
        maxLength={100}
      />
      {row.CanEdit ? (
        <Button type="submit" pending={pending} disabled={title === row.Title && project === row.Project}>
          {texts.save}
        </Button>
      ) : null}
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
