import { FindBar } from "../find/FindBar.tsx";
import { LinkBar } from "../links/LinkBar.tsx";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";

/** The bar that was asked for, placed above the text so that it covers none of it. */
export function AboveText() {
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
