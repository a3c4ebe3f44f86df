import {
  type AnalyzedText,
  type CloudChoice,
  type CloudDrawing,
  cloudWords,
  isCharged,
  placeWords,
  type Report,
  wordCloudOf,
} from "@housestyle/reports";
import { type CloudSettings, shapes } from "../cloud/cloud-settings.ts";

const choiceOf = ({ most, dropCommon, onlyCharged, caseMethod, leaveOut }: CloudSettings): CloudChoice => ({
  ...{ most, dropCommon, caseMethod, leaveOut: leaveOut.split(/[\s,;]+/u) },
  ...(onlyCharged && { only: isCharged }),
});

/** The report with the words a writer wants in the cloud. */
export const cloudReport = (wish: CloudSettings): Report => wordCloudOf(choiceOf(wish));

/** The cloud of these words, as the writer wants it to look. */
export const cloudPicture = (reading: AnalyzedText, wish: CloudSettings): CloudDrawing => {
  const { palette, font, orientation, shape } = wish;
  return placeWords(cloudWords(reading, choiceOf(wish)), { ...shapes[shape], palette, font, orientation });
};
