import { type CloudChoice, type CloudPalette, type Orientation, orientations, palettes } from "@housestyle/reports";

/** Sizes by the name of their shape. */
export const shapes = {
  square: { width: 640, height: 640 },
  wide: { width: 960, height: 600 },
  tall: { width: 600, height: 900 },
} as const;

/** Fonts that nearly every device has, and that are no wider than the picture reckons with. */
export const fonts = ["Arial", "Georgia", "Times New Roman", "Trebuchet MS", "Impact"] as const;

export const cases = ["intelligent", "preserve", "lower", "upper"] as const;

/** How the word cloud is drawn. */
export interface CloudSettings {
  readonly most: number;
  readonly palette: CloudPalette;
  readonly orientation: Orientation;
  readonly caseMethod: NonNullable<CloudChoice["caseMethod"]>;
  readonly font: (typeof fonts)[number];
  readonly shape: keyof typeof shapes;
  readonly dropCommon: boolean;
  readonly onlyCharged: boolean;
  /** As it was written: words, with commas between them. */
  readonly leaveOut: string;
}

export const mostWords = { least: 1, most: 300 };

export const defaultCloudSettings: CloudSettings = {
  ...{ most: 100, palette: "blue", orientation: "everyWhichWay", caseMethod: "intelligent", font: "Arial" },
  ...{ shape: "wide", dropCommon: true, onlyCharged: false, leaveOut: "" },
};

const longestList = 2_000;
const name = "housestyle.word-cloud";

/** Returns settings from any value: what is not one of the choices is as it is by default. */
export function readCloudSettings(value: unknown): CloudSettings {
  const kept: Readonly<Record<string, unknown>> = typeof value === "object" && value !== null ? { ...value } : {};
  const oneOf = <Key extends keyof CloudSettings>(
    key: Key,
    choices: readonly CloudSettings[Key][],
  ): CloudSettings[Key] => choices.find((choice) => choice === kept[key]) ?? defaultCloudSettings[key];
  const { most, leaveOut } = kept;
  const isCount = Number.isInteger(most) && Number(most) >= mostWords.least && Number(most) <= mostWords.most;
  return {
    most: isCount ? Number(most) : defaultCloudSettings.most,
    palette: oneOf("palette", Object.keys(palettes) as CloudPalette[]),
    orientation: oneOf("orientation", orientations),
    caseMethod: oneOf("caseMethod", cases),
    font: oneOf("font", fonts),
    shape: oneOf("shape", Object.keys(shapes) as (keyof typeof shapes)[]),
    dropCommon: oneOf("dropCommon", [true, false]),
    onlyCharged: oneOf("onlyCharged", [true, false]),
    leaveOut: typeof leaveOut === "string" ? leaveOut.slice(0, longestList) : "",
  };
}

/** What the person of this device chose last. */
export function storedCloudSettings(): CloudSettings {
  try {
    return readCloudSettings(JSON.parse(localStorage.getItem(name) ?? "null"));
  } catch {
    return defaultCloudSettings;
  }
}

export function storeCloudSettings(settings: CloudSettings): void {
  try {
    localStorage.setItem(name, JSON.stringify(settings));
  } catch {
    // Keeping is forbidden here: the choice holds until the page is closed.
  }
}
