export { CardAtWord } from "./CardAtWord.tsx";
export { followWords } from "./follow-words.ts";
export { Groups } from "./Groups.tsx";
export { Goals } from "./goals/Goals.tsx";
export { keepInSight } from "./keep-in-sight.ts";
export { Count, PanelHead, Steps } from "./PanelHead.tsx";
export {
  PanelContext,
  type PanelHost,
  type RemarkAction,
  type ShownRemarks,
  usePanel,
  useShown,
} from "./panel-host.ts";
export { RemarkCard } from "./RemarkCard.tsx";
export { RemarkList } from "./RemarkList.tsx";
