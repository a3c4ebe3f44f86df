import { createServer, type Server } from "node:net";

/** Makes what answers like a Redis as far as counting needs it: each key has been counted once. `asked` gets each command. */
export function makeTinyRedis(asked: string[] = []): Server {
  return createServer((socket) => {
    let waiting = "";
    socket.on("error", () => {});
    socket.on("data", (part) => {
      waiting += part.toString("latin1");
      for (let command = take(); command !== undefined; command = take()) {
        asked.push(command);
        socket.write(answerTo(command));
      }
    });
    /** Takes one whole command out of what has arrived. */
    function take(): string | undefined {
      const head = /^\*(\d+)\r\n/.exec(waiting);
      if (!head) return undefined;
      const words: string[] = [];
      let at = head[0].length;
      for (let word = 0; word < Number(head[1]); word += 1) {
        const size = /^\$(\d+)\r\n/.exec(waiting.slice(at));
        if (!size) return undefined;
        const start = at + size[0].length;
        at = start + Number(size[1]) + 2;
        if (at > waiting.length) return undefined;
        words.push(waiting.slice(start, at - 2));
      }
      waiting = waiting.slice(at);
      return words[0]?.toUpperCase() ?? "";
    }
  });
}

function answerTo(command: string): string {
  const about = "redis_version:7.0.0\r\n";
  if (command === "INFO") return `$${about.length}\r\n${about}\r\n`;
  if (command === "HELLO") return "%1\r\n$5\r\nproto\r\n:3\r\n";
  if (command === "EVALSHA" || command === "EVAL") return "*2\r\n:1\r\n:60000\r\n";
  if (/^(?:INCR|DECR|EXPIRE|DEL)$/.test(command)) return ":1\r\n";
  return "+OK\r\n";
}
