import { Button } from "@housestyle/ui";
import { useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";

const texts = editorSharing.requests;

/** Asks the owner of a document for access. Whether there is such a document is not shown. */
export default function AskForAccess({ id }: { readonly id: number }) {
  const [state, setState] = useState<{ readonly isPending?: boolean; readonly text?: string | undefined }>({});
  const send = async () => {
    setState({ isPending: true });
    try {
      await ask(server.askForAccess(undefined, { params: { id } }));
      setState({ text: texts.asked });
    } catch (error) {
      setState({ text: messageOf(error) });
    }
  };
  return (
    <>
      <p className="note" role="status">
        {state.text ?? texts.about}
      </p>
      {state.text === undefined ? (
        <Button tone="primary" pending={state.isPending ?? false} onClick={() => void send()}>
          {texts.ask}
        </Button>
      ) : null}
    </>
  );
}
