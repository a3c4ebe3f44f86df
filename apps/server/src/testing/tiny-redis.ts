import { createServer, type Server, type Socket } from "node:net";

/**
 * Makes what answers like a Redis as far as counting and messages need it: each key has been counted once, and what is published
 * goes to all who have subscribed to anything. `asked` gets each command.
 */
export function makeTinyRedis(asked: string[] = []): Server {
  const subscribed = new Set<Socket>();
  return createServer((socket) => {
    let waiting = "";
    socket.on("error", () => {});
    socket.once("close", () => subscribed.delete(socket));
    socket.on("data", (part) => {
      waiting += part.toString("latin1");
      for (let words = take(); words !== undefined; words = take()) follow(words);
    });
    function follow([command = "", channel = "", message = ""]: readonly string[]): void {
      asked.push(command.toUpperCase());
      if (command === "publish") for (const each of subscribed) each.write(list("message", channel, message));
      if (command === "subscribe") subscribed.add(socket);
      socket.write(command === "subscribe" ? list(command, channel, 1) : answerTo(command.toUpperCase()));
    }
    /** Takes one whole command out of what has arrived. */
    function take(): readonly string[] | undefined {
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
      return words;
    }
  });
}

function list(...values: readonly (string | number)[]): string {
  const each = (value: string | number) =>
    typeof value === "number" ? `:${value}\r\n` : `$${value.length}\r\n${value}\r\n`;
  return `*${values.length}\r\n${values.map(each).join("")}`;
}

function answerTo(command: string): string {
  const about = "redis_version:7.0.0\r\n";
  if (command === "INFO") return `$${about.length}\r\n${about}\r\n`;
  if (command === "HELLO") return "%1\r\n$5\r\nproto\r\n:3\r\n";
  if (command === "EVALSHA" || command === "EVAL") return "*2\r\n:1\r\n:60000\r\n";
  if (/^(?:INCR|DECR|EXPIRE|DEL|PUBLISH)$/.test(command)) return ":1\r\n";
  return "+OK\r\n";
}
