import { oneOf } from "@housestyle/texts";
import { useEffect, useState } from "react";
import { mayManage } from "./access.ts";
import { session } from "./session.ts";

/** As many as are worth naming. */
const most = 2;

/** Returns the names of those who run a team, “Ann or Ben”; empty until they are known, or when no one has a name. */
export function useAdminNames(teamId: number): string {
  const [names, setNames] = useState("");
  useEffect(() => {
    let isGone = false;
    void namesOf(teamId).then((found) => {
      if (!isGone) setNames(found);
    });
    return () => {
      isGone = true;
    };
  }, [teamId]);
  return names;
}

async function namesOf(teamId: number): Promise<string> {
  if (mayManage(session.read(), teamId)) return "";
  const { server } = await import("./server.ts");
  const Filter = `TeamId eq ${teamId} and Status eq 'Active' and (Position eq 'Admin' or Position eq 'Admin Only')`;
  const listed = await server.listTeamUsers(undefined, { query: { Filter, Take: 10 } });
  const rows = listed.kind === "done" ? listed.value : [];
  const named = rows.map(({ Name }) => Name.trim()).filter((name) => name !== "");
  return oneOf(named.slice(0, most));
}
