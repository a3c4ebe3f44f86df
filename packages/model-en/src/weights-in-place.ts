import type { Onnx, OnnxSession } from "@housestyle/neural";

/** onnxruntime-web, as far as it is more than `Onnx`. */
interface WebOnnx {
  readonly Tensor: Onnx["Tensor"];
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: { readonly intraOpNumThreads: number; readonly externalData: readonly Mounted[] },
    ): Promise<OnnxSession>;
  };
}

interface Mounted {
  readonly path: string;
  readonly data: Uint8Array;
}

/** What the file of weights is called inside; any name would do. */
const path = "weights";
/** Smaller ones stay where they are, bytes. */
const leastMoved = 1024;

/**
 * The same runtime, which reads weights out of the model's own bytes. It would copy the whole model into its memory first,
 * and that never becomes smaller again: 54 MB with the real weights, 33 MB so.
 */
export const weightsInPlace = ({ Tensor, InferenceSession }: WebOnnx): Onnx => ({
  Tensor,
  InferenceSession: {
    create: (data, options) =>
      InferenceSession.create(withoutWeights(data), { ...options, externalData: [{ path, data }] }),
  },
});

/** A model (ONNX, a protocol buffer) whose large tensors say where their bytes lie, instead of holding them. */
export function withoutWeights(model: Uint8Array): Uint8Array {
  const graph = 7;
  const parts = [...fieldsOf(model)].flatMap((field) =>
    field.id === graph ? message(graph, graphOf(model, field)) : [bytesOf(model, field)],
  );
  return joined(parts);
}

function graphOf(model: Uint8Array, graph: Field): Uint8Array[] {
  const initializer = 5;
  return [...fieldsOf(model, graph)].flatMap((field) =>
    field.id === initializer ? message(initializer, tensorOf(model, field)) : [bytesOf(model, field)],
  );
}

function tensorOf(model: Uint8Array, tensor: Field): Uint8Array[] {
  const [rawData, dataLocation, external] = [9, 14, 1];
  const fields = [...fieldsOf(model, tensor)];
  const data = fields.find(({ id, body, end }) => id === rawData && end - body >= leastMoved);
  const rest = fields.filter((field) => field !== data).map((field) => bytesOf(model, field));
  if (!data) return rest;
  const place = { location: path, offset: data.body, length: data.end - data.body };
  const told = Object.entries(place).flatMap(([key, value]) => entry(key, String(value)));
  return [...rest, ...told, Uint8Array.of(dataLocation * 8, external)];
}

/** A line of `external_data`. */
function entry(key: string, value: string): Uint8Array[] {
  const text = new TextEncoder();
  return message(13, [...message(1, [text.encode(key)]), ...message(2, [text.encode(value)])]);
}

/** A field of a protocol buffer: its number, where it begins, where what it holds begins and ends. */
interface Field {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

const bytesOf = (model: Uint8Array, { start, end }: Field): Uint8Array => model.subarray(start, end);

/** The fields one after the other; of what is no protocol buffer, some nonsense that comes to an end. */
function* fieldsOf(bytes: Uint8Array, { body, end }: Pick<Field, "body" | "end"> = { body: 0, end: bytes.length }) {
  let at = body;
  const number = (): number => {
    let value = 0;
    for (let worth = 1; ; worth *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * worth;
      if (byte < 128) return value;
    }
  };
  while (at < end) {
    const start = at;
    const key = number();
    const id = Math.floor(key / 8);
    const kind = key % 8;
    // By its kind a field is eight bytes, four, a number, or says how long it is.
    const size = kind === 1 ? 8 : kind === 5 ? 4 : kind === 2 ? number() : 0;
    const from = at;
    if (kind === 0) number();
    else at = Math.min(at + size, end);
    yield { id, start, body: from, end: at } satisfies Field;
  }
}

/** A field that holds fields. */
function message(id: number, parts: readonly Uint8Array[]): Uint8Array[] {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return [Uint8Array.from([...digits(id * 8 + 2), ...digits(size)]), ...parts];
}

/** A number as protocol buffers write it: seven bits a byte, the lowest first. */
function digits(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...digits(Math.floor(value / 128))];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
