import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** The setting for how long individual events are kept. */
export const telemetryEnv = z.object({ HOUSESTYLE_EVENT_MONTHS: wholeNumber(2, 1_200).default(13) });

export type TelemetryEnv = z.output<typeof telemetryEnv>;
