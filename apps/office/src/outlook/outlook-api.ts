import type { AsyncResult } from "../word/word-api.ts";

/** The part of office-js that the pane uses where a message is written, in Microsoft's own names. Everything answers by a callback. */
export interface OutlookGlobal {
  onReady(): Promise<{ readonly host: string | null; readonly platform: string | null }>;
  readonly context: { readonly mailbox: { readonly item: ComposedItem } };
}

type Done<T = unknown> = (result: AsyncResult<T>) => void;

export interface ComposedItem {
  readonly subject: {
    getAsync(done: Done<string>): void;
    setAsync(subject: string, done: Done): void;
  };
  readonly body: {
    getTypeAsync(done: Done<string>): void;
    getAsync(coercionType: string, done: Done<string>): void;
    setAsync(data: string, options: { readonly coercionType: string }, done: Done): void;
  };
  loadCustomPropertiesAsync(done: Done<CustomProperties>): void;
}

export interface CustomProperties {
  get(name: string): unknown;
  set(name: string, value: string): void;
  saveAsync(done: Done): void;
}

/** A call with a callback as a promise; what Office could not do is a rejection. */
export function answered<T>(ask: (done: Done<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    ask(({ status, value }) => {
      if (status === "succeeded") resolve(value);
      else reject(new Error(`Outlook has ${status}.`));
    });
  });
}
