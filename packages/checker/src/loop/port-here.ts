import type { FromWorker } from "../messages.ts";
import { CheckLoop, type LoopHost } from "../worker/check-loop.ts";
import { isLookup } from "../worker/lookup.ts";
import type { WorkerPort } from "../worker-port.ts";

/** A port to a checker in the same thread. */
export interface PortHere extends WorkerPort {
  /** Whether every message has been handled. */
  readonly isAtRest: boolean;
}

/** Returns a port that checks in the caller's own thread, for programs without a page. The work is done in slices. */
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
      else if (!isLookup(message)) loop?.receive(message);
    },
    listen(receive) {
      tell = receive;
    },
  };
}
