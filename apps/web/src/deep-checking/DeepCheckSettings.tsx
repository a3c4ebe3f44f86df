import type { MemberDepth } from "@housestyle/contract";
import { Button } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type SessionTeam, useSession } from "../app/session.ts";
import { toasts } from "../app/toasts.ts";
import { megabytes, deeper as texts } from "../texts/deeper.ts";
import { DepthSelect } from "./DepthSelect.tsx";
import { depth } from "./depth.ts";
import { fetchOffer, isModelCached } from "./offer.ts";
import { deleteModel } from "./stored-model.ts";

/** Deeper checking on this device: how deep, how much room it takes up, and the way to be rid of it. */
export function DeepCheckSettings() {
  const chosen = depth.use();
  const teams = useSession((session) => session.teams);
  const isOff = sayOf(teams)?.Depth === "off";
  useEffect(() => depth.obey(sayOf(teams)), [teams]);
  const { data, refetch } = useQuery({
    queryKey: ["deeper", chosen, isOff],
    queryFn: async () => ({ offer: isOff ? null : ((await fetchOffer()) ?? null), isKept: await isModelCached() }),
    staleTime: 0,
  });
  if (!data) return null;
  const { offer, isKept: isHere } = data;
  const remove = async () => {
    depth.refuse();
    await deleteModel();
    toasts.show({ kind: "success", title: texts.removed });
    await refetch();
  };
  return (
    <>
      <h3 className="account-subhead">{texts.title}</h3>
      <p className="account-note">{offer || isOff ? texts.about : texts.none}</p>
      {offer || isOff ? (
        <div className="account-choice">
          <DepthSelect />
        </div>
      ) : null}
      {offer ? (
        <p className="account-note">
          {isHere ? texts.kept(megabytes(offer.bytes)) : texts.notKept(megabytes(offer.bytes))}
        </p>
      ) : null}
      {isHere ? <Button onClick={remove}>{texts.remove}</Button> : null}
    </>
  );
}

/** Returns the choice of a person's teams: that of the current team if it has made one, or else of the first that has. */
function sayOf(teams: readonly SessionTeam[]): MemberDepth | null {
  const inOrder = teams.toSorted((a, b) => Number(b.IsCurrent) - Number(a.IsCurrent));
  const team = inOrder.find(({ DeeperChecking, IsExpired }) => DeeperChecking !== "own" && !IsExpired);
  if (!team || team.DeeperChecking === "own") return null;
  return { Depth: team.DeeperChecking, TeamId: team.Id, TeamName: team.Name };
}
