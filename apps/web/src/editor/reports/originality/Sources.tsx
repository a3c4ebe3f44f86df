import { Button, Chip } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { FilePlus2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { editorReports } from "../../../texts/editor-reports.ts";
import { useWorkspaceState } from "../../workspace/use-workspace.ts";
import { useReports } from "../use-reports.ts";
import "./originality.css";

const texts = editorReports.originality;

/** What the text is compared with: this person’s documents on the server, and files chosen on the device. */
export function Sources() {
  const { compared } = useReports();
  const account = useWorkspaceState((state) => state.account, undefined);
  const { server, files, refused } = useStore(compared.state, (state) => state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (account !== undefined) void compared.withServer();
  }, [compared, account]);
  return (
    <section className="sources" aria-label={texts.sources}>
      <p role="status">
        {account === undefined ? texts.signedOut : server === "reading" ? texts.reading : null}
        {server === "away" ? texts.away : null}
        {typeof server === "object" ? texts.compared(server.read, server.total) : null}
      </p>
      {files.length > 0 ? (
        <ul className="sources-files" aria-label={texts.files}>
          {files.map(({ id, title }) => (
            <li key={id}>
              <Chip removeLabel={texts.remove(title)} onRemove={() => compared.dropFile(id)}>
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? <p role="alert">{texts.refused(refused.join(", "))}</p> : null}
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept=".txt,.md,.markdown,text/plain,text/markdown"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = "";
          void compared.addFiles(chosen);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FilePlus2 size={16} strokeWidth={1.5} aria-hidden />
        {texts.choose}
      </Button>
      <p className="note">{texts.stays}</p>
    </section>
  );
}
