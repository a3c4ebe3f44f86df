import panelCss from "@housestyle/panel/panel.css?inline";
import { CardAtWord, PanelContext, type PanelHost } from "@housestyle/panel/view";
import marksCss from "@housestyle/surfaces/marks.css?inline";
import tokensCss from "@housestyle/ui/tokens.css?inline";
import uiCss from "@housestyle/ui/ui.css?inline";
import { createRoot } from "react-dom/client";
import { seats } from "../content/seats.ts";
import cardCss from "./card.css?inline";

/** The card of a remark beside its words, as the editor draws it. It comes when it is first needed. */
seats().drawCard = (overlay, host) => {
  for (const css of [tokensCss.replaceAll(":root", ":host"), uiCss, marksCss, panelCss, cardCss]) overlay.style(css);
  const panel: PanelHost = {
    ...host,
    choose: () => {},
    scroller: () => overlay.room,
    useActions: host.actions,
    Origin: () => null,
  };
  createRoot(overlay.place).render(
    <PanelContext value={panel}>
      <CardAtWord />
    </PanelContext>,
  );
};
