import { useWorkspaceStore } from "../workspace/use-workspace.ts";

/** Whether the text is being checked in another English than before, so that what is shown of it is not current. */
export const useCheckingAgain = (): boolean =>
  useWorkspaceStore(
    (workspace) => workspace.dialect.state,
    (state) => state.isCheckingAgain,
    false,
  );
