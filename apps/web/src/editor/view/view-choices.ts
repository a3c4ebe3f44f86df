import { type DeviceChoice, deviceChoice } from "../../app/device-choice.ts";
import { editorView as texts } from "../../texts/editor-view.ts";
import { keptViews } from "./show-kept-view.ts";

/** A setting of the view, with the names of the setting and of its values. */
export interface ViewChoice {
  readonly label: string;
  readonly choice: DeviceChoice;
  readonly values: Readonly<Record<string, string>>;
}

/** The view settings on this device, by the attribute that applies them in the style sheet; see view.css. */
export const viewChoices: Readonly<Record<string, ViewChoice>> = {
  "data-text-size": {
    label: texts.size,
    choice: deviceChoice(keptViews["data-text-size"], ["small", "normal", "large", "larger"], "normal"),
    values: texts.sizes,
  },
  "data-line-length": {
    label: texts.length,
    choice: deviceChoice(keptViews["data-line-length"], ["narrow", "normal", "wide"], "normal"),
    values: texts.lengths,
  },
  "data-line-spacing": {
    label: texts.spacing,
    choice: deviceChoice(keptViews["data-line-spacing"], ["compact", "normal", "relaxed"], "normal"),
    values: texts.spacings,
  },
  "data-text-font": {
    label: texts.font,
    choice: deviceChoice(keptViews["data-text-font"], ["serif", "sans"], "serif"),
    values: texts.fonts,
  },
};
