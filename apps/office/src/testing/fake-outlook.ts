/** What a test sees of the message it has made. */
export interface FakeOutlook {
  subject(): string;
  body(): string;
  /** Somebody types: this is the whole body now. */
  type(body: string): void;
  /** Somebody types at the last moment: when the body is asked for so many more times. */
  typeAfterReads(reads: number, body: string): void;
}

/** How a test wants it. */
export interface FakeOutlookWish {
  readonly subject: string;
  readonly body: string;
  readonly type: "html" | "text";
}

/**
 * Puts an Outlook in which a message is written into the global scope: everything answers later and by a callback, a body of plain
 * text takes no HTML, and nothing but the whole of it can be set. It names nothing outside of itself, so that it can be sent into a page.
 */
export function installFakeOutlook(wish: FakeOutlookWish): FakeOutlook {
  let { subject, body } = wish;
  let atLast: { reads: number; body: string } | undefined;
  const kept = new Map<string, unknown>();
  type Done = (result: { status: string; value?: unknown; error?: { name: string } }) => void;
  const succeed = (done: Done, value?: unknown) => setTimeout(() => done({ status: "succeeded", value }));
  const fail = (done: Done, name: string) => setTimeout(() => done({ status: "failed", error: { name } }));
  const known = (coercionType: string) => ["html", "text"].includes(coercionType);

  const item = {
    subject: {
      getAsync: (done: Done) => succeed(done, subject),
      setAsync(value: string, done: Done) {
        if (value.length > 255) return fail(done, "DataExceedsMaximumSize");
        subject = value;
        return succeed(done);
      },
    },
    body: {
      getTypeAsync: (done: Done) => succeed(done, wish.type),
      getAsync(coercionType: string, done: Done) {
        if (!known(coercionType)) return fail(done, "ArgumentException");
        if (atLast && atLast.reads-- === 0) {
          body = atLast.body;
          atLast = undefined;
        }
        return succeed(done, body);
      },
      setAsync(data: string, { coercionType }: { coercionType: string }, done: Done) {
        if (!known(coercionType) || coercionType !== wish.type) return fail(done, "InvalidFormatError");
        if (data.length > 1_000_000) return fail(done, "DataExceedsMaximumSize");
        body = data;
        return succeed(done);
      },
    },
    loadCustomPropertiesAsync(done: Done) {
      const own = new Map(kept);
      succeed(done, {
        get: (name: string) => own.get(name),
        set: (name: string, value: string) => void own.set(name, value),
        saveAsync(saved: Done) {
          for (const [name, value] of own) kept.set(name, value);
          succeed(saved);
        },
      });
    },
  };
  const fake: FakeOutlook = {
    subject: () => subject,
    body: () => body,
    type(text) {
      body = text;
    },
    typeAfterReads(reads, text) {
      atLast = { reads, body: text };
    },
  };
  Object.assign(globalThis, {
    Office: { onReady: async () => ({ host: "Outlook", platform: "PC" }), context: { mailbox: { item } } },
    fakeOutlook: fake,
  });
  return fake;
}
