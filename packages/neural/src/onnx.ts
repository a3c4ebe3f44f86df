/** A tensor of onnxruntime, as far as it is used here. */
export interface OnnxTensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

/** A model that is loaded. */
export interface OnnxSession {
  run(feeds: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
}

/**
 * What is used of onnxruntime. `onnxruntime-node` and `onnxruntime-web` both are this: whoever opens a corrector hands
 * one in, so that nobody carries a runtime they do not use.
 */
export interface Onnx {
  readonly Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => OnnxTensor;
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly intraOpNumThreads: number }): Promise<OnnxSession>;
  };
}

/** A tensor of whole numbers. */
export const integers = (onnx: Onnx, numbers: readonly number[], dims: readonly number[]): OnnxTensor =>
  new onnx.Tensor("int64", BigInt64Array.from(numbers, BigInt), dims);
