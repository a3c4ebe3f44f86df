import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { FindBar } from "./FindBar.tsx";

/** Where words of the text are found, while somebody looks for any. */
export function FindPlace() {
  const workspace = useWorkspace();
  const request = useWorkspaceStore(
    (each) => each.find,
    (state) => state.request,
    undefined,
  );
  if (!request) return null;
  return <FindBar request={request} onClose={() => workspace?.find.set({ request: undefined })} />;
}
