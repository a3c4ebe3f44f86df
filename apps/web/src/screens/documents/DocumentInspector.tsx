import { number } from "@housestyle/texts";
import { Button, ErrorArea, Form, LinkButton, TextField } from "@housestyle/ui";
import { useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { dayName } from "../../texts/dates.ts";
import { documents as texts } from "../../texts/documents.ts";
import { addressOf, type DocumentListRow } from "./document.ts";
import { existingName, hasLongTag, tagsIn } from "./place.ts";
import { TagsField } from "./TagsField.tsx";

/** What is known of a document, and its title and project to change. The text itself is left as it is. */
export function DocumentInspector({
  row,
  projects,
  tags,
  onSaved,
}: {
  readonly row: DocumentListRow;
  /** The projects and tags that are there. */
  readonly projects: readonly string[];
  readonly tags: readonly string[];
  readonly onSaved: () => unknown;
}) {
  const [title, setTitle] = useState(row.Title);
  const [project, setProject] = useState(row.Project);
  const [typedTags, setTypedTags] = useState(row.Tags.join(", "));
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      if (title !== row.Title) await rename(row.Id, title);
      const place = { Project: existingName(project, projects), Tags: tagsIn(typedTags, tags) };
      await ask(server.organizeDocument(place, { params: { id: row.Id } }));
      await onSaved();
      toasts.show({ kind: "success", title: texts.saved });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  const isUnchanged = title === row.Title && project === row.Project && typedTags === row.Tags.join(", ");
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
        suggestions={projects}
        value={project}
        onChange={setProject}
        readOnly={!row.CanEdit}
        maxLength={100}
      />
      <TagsField value={typedTags} onChange={setTypedTags} readOnly={!row.CanEdit} />
      {row.CanEdit ? (
        <Button type="submit" pending={pending} disabled={isUnchanged || hasLongTag(typedTags)}>
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

/** Saves a document as it is under another title. */
async function rename(id: number, Title: string): Promise<void> {
  const params = { id };
  const { Text, Content, Language, Style, Version } = await ask(server.readDocument(undefined, { params }));
  await ask(
    server.saveDocument(
      {
        Title,
        Text,
        ...(Content ? { Content: Content as never } : {}),
        Language: Language as "en-US",
        Style: Style as "general",
        Version,
      },
      { params },
    ),
  );
}
