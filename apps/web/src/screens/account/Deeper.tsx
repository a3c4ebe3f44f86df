import { Button } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { toasts } from "../../app/toasts.ts";
import { DepthSelect } from "../../deeper/DepthSelect.tsx";
import { depth } from "../../deeper/depth.ts";
import { forgetModel } from "../../deeper/kept-model.ts";
import { askOffer, isKept } from "../../deeper/offer.ts";
import { megabytes, deeper as texts } from "../../texts/deeper.ts";

/** Deeper checking on this device: how deep, how much room it takes up, and the way to be rid of it. */
export function Deeper() {
  const chosen = depth.use();
  const { data, refetch } = useQuery({
    queryKey: ["deeper", chosen],
    queryFn: async () => ({ offer: (await askOffer()) ?? null, isKept: await isKept() }),
    staleTime: 0,
  });
  if (!data) return null;
  const { offer, isKept: isHere } = data;
  const remove = async () => {
    depth.set("off");
    await forgetModel();
    toasts.show({ kind: "success", title: texts.removed });
    await refetch();
  };
  return (
    <>
      <h3 className="account-subhead">{texts.title}</h3>
      <p className="account-note">{offer ? texts.about : texts.none}</p>
      {offer ? (
        <>
          <DepthSelect />
          <p className="account-note">
            {isHere ? texts.kept(megabytes(offer.bytes)) : texts.notKept(megabytes(offer.bytes))}
          </p>
        </>
      ) : null}
      {isHere ? <Button onClick={remove}>{texts.remove}</Button> : null}
    </>
  );
}
