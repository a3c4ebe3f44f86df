import { test } from "vitest";
import { tier } from "./tier.ts";

const none = Object.assign(() => {}, { each: () => () => {} });

/** `test` in the deep tier. In the gate it registers nothing: what it holds there is said in docs/testing.md. */
export const deepTest: Pick<typeof test, "each"> & ((name: string, run: () => unknown) => void) =
  tier === "deep" ? test : none;
