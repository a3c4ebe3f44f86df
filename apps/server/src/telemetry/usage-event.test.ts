import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf } from "./usage-event.ts";

test("no event happened after it arrived, or more than thirty days before", () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date("1990-01-01"), max: new Date("2090-01-01") });
  holds(
    fc.property(fc.option(moment, { nil: undefined }), moment, (told, arrival) => {
      const counted = momentOf(told?.getTime(), arrival).getTime();
      expect(counted).toBeLessThanOrEqual(arrival.getTime());
      expect(arrival.getTime() - counted).toBeLessThanOrEqual(30 * 86_400_000);
      if (told && counted !== arrival.getTime()) expect(counted).toBe(told.getTime());
    }),
  );
});
