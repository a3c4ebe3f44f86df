import { useControllerState } from "../controller/controller-context.ts";
import { FindBar } from "../find/FindBar.tsx";
import { LinkBar } from "../links/LinkBar.tsx";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { part } from "./part.tsx";

const SpeechBar = part(() => import("../speech/SpeechBar.tsx"));

/** The bars that were opened, placed above the text so that they cover none of it. */
export function AboveText() {
  const isReading = useControllerState((state) => state.speech !== undefined);
  return (
    <>
      {isReading ? <SpeechBar /> : null}
      <RequestedBar />
    </>
  );
}

function RequestedBar() {
  const workspace = useWorkspace();
  const request = useWorkspaceStore(
    (each) => each.bar,
    (state) => state.request,
    undefined,
  );
  if (!request) return null;
  const close = () => workspace?.bar.set({ request: undefined });
  const Bar = request.what === "link" ? LinkBar : FindBar;
  return <Bar request={request} onClose={close} />;
}
