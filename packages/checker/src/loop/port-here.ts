import type { FromWorker } from "../messages.ts";
import { CheckLoop, type LoopHost } from "../worker/check-loop.ts";
import type { WorkerPort } from "../worker-port.ts";

/** The other end of a checker in its own thread. */
export interface PortHere extends WorkerPort {
  /** Whether nothing waits of what it was told. */
  readonly isAtRest: boolean;
}

/** Checks in the thread it is called in, for a program without a page: the work is done in slices between its others. */
export function portHere(host: Omit<LoopHost, "post">): PortHere {
  let tell = (_message: FromWorker): void => undefined;
  let loop: CheckLoop | undefined;
  return {
    get isAtRest() {
      return loop?.isAtRest ?? true;
    },
    postMessage(message) {
      if (message.type === "open")
        loop = new CheckLoop({ ...host, post: (answer) => tell(answer) }, message.dialect, message.settings);
      else if (message.type !== "word" && message.type !== "forms" && message.type !== "dialect-of")
        loop?.receive(message);
    },
    listen(receive) {
      tell = receive;
    },
  };
}
