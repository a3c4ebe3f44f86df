import type { OnnxSession } from "@housestyle/neural";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import * as onnx from "onnxruntime-web";
import { expect, test } from "vitest";
import { tinyModel } from "../../neural/src/testing/tiny-model.ts";
import { weightsInPlace, withoutWeights } from "./weights-in-place.ts";

/** What a runtime answers for three pieces. */
async function answered(session: OnnxSession): Promise<unknown> {
  const row = (...ids: bigint[]) => new onnx.Tensor("int64", BigInt64Array.from(ids), [1, ids.length]);
  const feeds = { ids: row(2n, 9n, 12n), case: row(0n, 1n, 0n), mask: row(1n, 1n, 1n), first: row(0n, 1n, 2n) };
  return (await session.run(feeds)).p?.data;
}

test("a model without its weights is far smaller, and answers the same to the last bit", async () => {
  const { model } = await tinyModel();
  expect(withoutWeights(model).length).toBeLessThan(model.length / 2);
  const options = { intraOpNumThreads: 1 };
  const whole = (await onnx.InferenceSession.create(model, options)) as unknown as OnnxSession;
  const light = await weightsInPlace(onnx as never).InferenceSession.create(model, options);
  expect(await answered(light)).toEqual(await answered(whole));
});

test("whatever bytes there are, it comes to an end", () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(withoutWeights(bytes).length).toBeLessThanOrEqual(bytes.length * 12 + 200);
    }),
  );
});
