import { type Depth, modelFolder } from "@housestyle/model-en";
import { language } from "@housestyle/texts";
import { Piscina } from "piscina";
import { texts } from "../texts.ts";
import type { DeepAnswer, DeepJob } from "./deep-worker.ts";
import type { SlowLane } from "./slow-lane.ts";

/** The neural model on its own thread. */
export interface DeepLane extends SlowLane {
  /** A sentence for the operator if the model cannot be used. */
  readonly problem: string | undefined;
  /** Resolves when the model has failed. Nothing is found from then on. */
  readonly broken: Promise<void>;
  close(): Promise<void>;
}

/**
 * The number of texts read in parallel, one sentence of each in turn, so that a long text does not delay the others.
 */
const abreast = 16;
/** The most texts that may wait. Other callers only get the findings of the rules. */
const mostWaiting = 64;
/** The share of the available time that is used for reading. The rest is for returning the result. */
const readingShare = 0.9;

/** Starts the thread and waits until it has loaded the model, and the judge of a folder if requested. */
export async function startDeepLane(
  depth: Depth,
  folder: string | undefined = modelFolder(),
  judge?: string | undefined,
): Promise<DeepLane> {
  const pool = new Piscina<DeepJob, DeepAnswer>({
    filename: new URL("./deep-worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: abreast,
    maxQueue: mostWaiting,
    workerData: { depth, folder, judge },
  });
  const ask = (job: Pick<DeepJob, "paragraphs" | "dialect" | "depth">, time: number): Promise<DeepAnswer> =>
    pool.run({ ...job, until: Date.now() + time * readingShare, language: language().tag });
  const { promise: broken, resolve: broke } = Promise.withResolvers<void>();
  let isOn = true;
  // One that has failed once is not begun again and again: each time costs seconds, and the memory that was missing.
  const end = () => {
    if (!isOn) return;
    isOn = false;
    broke();
    void pool.destroy();
  };
  // Of a thread that ends while nobody waits for it nobody else would hear, and the server would end with it.
  pool.on("error", end);
  const { problem } = await ask({ paragraphs: [], dialect: "en-US", depth: undefined }, 0).catch(() => ({
    problem: texts.deep.noThread,
  }));
  return {
    problem,
    broken,
    get isOn() {
      return isOn;
    },
    read: async (paragraphs, dialect, time, asked) => {
      // The pool would refuse whoever comes then, as it tells of a thread that has ended.
      if (!isOn || pool.queueSize >= mostWaiting) return [];
      try {
        const { findings, isBroken } = await ask({ paragraphs, dialect, depth: asked }, time);
        if (isBroken) end();
        return findings;
      } catch {
        end();
        return [];
      }
    },
    close: () => {
      isOn = false;
      return pool.destroy();
    },
  };
}
