import { once } from "node:events";

/** A line to a browser that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  call<T>(method: string, params: object): Promise<T>;
  on<T>(event: string, listener: (params: T) => void): void;
  close(): void;
}

/** Opens the line. A call that the browser refuses throws its message. */
export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, (params: unknown) => void>();
  let next = 1;
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === "event") return listeners.get(message.method)?.(message.params);
    const call = calls.get(message.id);
    calls.delete(message.id);
    if (message.type === "success") call?.resolve(message.result);
    else call?.reject(new Error(`${message.error}: ${message.message}`));
  });
  return {
    call: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        calls.set(next, { resolve: (value) => resolve(value as T), reject });
        socket.send(JSON.stringify({ id: next++, method, params }));
      }),
    on: (event, listener) => listeners.set(event, listener as (params: unknown) => void),
    close: () => socket.close(),
  };
}

type Message =
  | { readonly type: "success"; readonly id: number; readonly result: unknown }
  | { readonly type: "error"; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: "event"; readonly method: string; readonly params: unknown };
