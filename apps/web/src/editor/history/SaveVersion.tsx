import { useState } from "react";
import { editorVersions as texts } from "../../texts/editor-versions.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { NameForm } from "./NameForm.tsx";
import { saveVersion } from "./name-version.ts";

/** Saves the text as it is now as a version with a name. */
export function SaveVersion({ startHere, onSaved }: { readonly startHere: boolean; readonly onSaved: () => void }) {
  const controller = useController();
  const documents = useWorkspace()?.documents;
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  if (!documents) return null;
  const save = async (name: string) => {
    setPending(true);
    const { isDone, message } = await saveVersion(controller, documents, name);
    setPending(false);
    setSaid(message);
    if (isDone) onSaved();
    return isDone;
  };
  return (
    <div>
      <NameForm action={texts.save} isPending={isPending} startHere={startHere} onName={save} />
      <p className="note">{texts.saveAbout}</p>
      <p role="status">{said}</p>
    </div>
  );
}
