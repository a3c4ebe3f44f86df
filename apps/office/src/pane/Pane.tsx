import { texts as remarkTexts } from "@housestyle/panel";
import { Groups, PanelContext, PanelHead, type PanelHost, RemarkList } from "@housestyle/panel/view";
import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useMemo } from "react";
import type { PaneController } from "./pane-controller.ts";
import { type PaneState, tabs } from "./pane-state.ts";
import { Reports } from "./Reports.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { texts } from "./texts.ts";

/** What stands beside the document. */
export function Pane({ controller }: { readonly controller: PaneController }) {
  const { state } = controller;
  const tab = useStore(state, (all) => all.tab);
  const said = useStore(state, (all) => all.said);
  const host = useMemo(() => panelHostOf(controller), [controller]);
  return (
    <PanelContext value={host}>
      <nav className="pane-tabs" aria-label={texts.tabs.label}>
        {tabs.map((each) => (
          <Button
            key={each}
            tone="quiet"
            aria-current={each === tab ? "page" : undefined}
            onClick={() => controller.choose(each)}
          >
            {texts.tabs[each]}
          </Button>
        ))}
      </nav>
      <main className="pane-body">
        {tab === "remarks" ? (
          <>
            <PanelHead />
            <Groups />
            <RemarkList empty={<Empty controller={controller} />} />
          </>
        ) : tab === "reports" ? (
          <Reports controller={controller} />
        ) : (
          <SettingsForm controller={controller} />
        )}
      </main>
      <Note controller={controller} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <footer className="pane-foot">
        <Standing controller={controller} />
      </footer>
    </PanelContext>
  );
}

/** What there is to say where there are no remarks. */
function Empty({ controller }: { readonly controller: PaneController }) {
  const saying = useStore(controller.state, emptyText);
  return <p className="pane-empty">{saying}</p>;
}

function emptyText({ engine, progress }: PaneState): string {
  if (engine === "failed") return texts.failed;
  if (engine === "loading") return texts.loading;
  return progress.checked < progress.total ? texts.checking : texts.none;
}

function Standing({ controller }: { readonly controller: PaneController }) {
  const isReadable = useStore(controller.state, (all) => all.isReadable);
  const isRevised = useStore(controller.state, (all) => all.isRevised);
  const isUnderlined = useStore(controller.state, (all) => all.isUnderlined);
  return (
    <>
      <p>{isReadable ? texts.here : texts.unread}</p>
      {isRevised ? <p>{texts.revised}</p> : null}
      {isUnderlined ? null : <p>{texts.notUnderlined}</p>}
    </>
  );
}

/** What has just come of something, perhaps with a way back. */
function Note({ controller }: { readonly controller: PaneController }) {
  const note = useStore(controller.state, (all) => all.note);
  return (
    <div className="pane-note" role="status" hidden={!note}>
      {note?.text}
      {note?.undo ? (
        <Button
          tone="quiet"
          onClick={() => {
            controller.state.set({ note: undefined });
            note.undo?.();
          }}
        >
          {texts.undo}
        </Button>
      ) : null}
    </div>
  );
}

function panelHostOf(controller: PaneController): PanelHost {
  const { state, surface, remarks, commands } = controller;
  const shown = { surface, remarks, commands };
  return {
    subscribe: state.subscribe,
    list: state.read,
    shown: () => shown,
    ruleOf: (id) => state.read().rules.get(id),
    choose: (change) => state.set(change),
    tookFocus: () => state.set({ focusOn: undefined }),
    scroller: () => null,
    useActions: (remark) =>
      remark.finding.kind === "spelling"
        ? [{ id: "addWord", label: texts.addWord, run: () => void controller.addWord(remark) }]
        : [],
    Origin: ({ finding }) => {
      const account = useStore(state, (all) => all.account);
      const source = account?.sources[account.ruleSources[finding.ruleId] ?? ""];
      if (finding.kind !== "team") return null;
      return (
        <p className="card-why">{source ? texts.setBy(source.TeamName || source.Name) : remarkTexts.kinds.team}</p>
      );
    },
  };
}
