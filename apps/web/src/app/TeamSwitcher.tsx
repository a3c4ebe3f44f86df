import { Select } from "@housestyle/ui";
import { shell } from "../texts/shell.ts";
import { ask, messageOf } from "./ask.ts";
import { queryClient } from "./query-client.ts";
import { server } from "./server.ts";
import { refreshSession, useSession } from "./session.ts";
import { toasts } from "./toasts.ts";

/** Chooses the current team of a person who is in several: its features, language, and language model apply. */
export default function TeamSwitcher() {
  const teams = useSession((session) => session.teams);
  const choose = async (id: string) => {
    try {
      await ask(server.chooseTeam(undefined, { params: { id: Number(id) } }));
      await refreshSession();
      await queryClient.invalidateQueries();
      toasts.show({
        kind: "success",
        title: shell.nav.switched(teams.find(({ Id }) => String(Id) === id)?.Name ?? ""),
      });
    } catch (error) {
      toasts.show({ kind: "error", title: shell.failed, text: messageOf(error) ?? "" });
    }
  };
  return (
    <div className="team-switcher">
      <Select
        bare
        label={shell.nav.currentTeam}
        value={String(teams[0]?.Id)}
        options={teams.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        onChange={(id) => void choose(id)}
      />
    </div>
  );
}
