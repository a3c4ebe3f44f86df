/** What a test sees of the Word it has made. */
export interface FakeWord {
  /** The paragraphs as they stand. */
  texts(): string[];
  /** Somebody types in a paragraph, by its index. */
  type(index: number, text: string): void;
  /** The same at the last moment, before Word has told of it. */
  typeUntold(index: number, text: string): void;
  /** What is selected. */
  selected(): string;
  /** Takes back what one batch has written. */
  undo(): void;
  /** The words that are underlined, with the colour. */
  annotated(): string[];
  /** Presses an underline. */
  press(words: string): void;
}

/** How a test wants it. */
export interface FakeWordWish {
  readonly paragraphs: readonly string[];
  /** The newest set of WordApi it has. */
  readonly version: string;
  readonly platform?: string;
}

/**
 * Puts a Word into the global scope that is as strict as office-js: what was not loaded cannot be read, nothing happens before `sync`,
 * what a requirement set does not have is not there, and events come behind the batch. It names nothing outside of itself, so that it
 * can be sent into a page.
 */
export function installFakeWord({ paragraphs, version, platform = "PC" }: FakeWordWish): FakeWord {
  type Model = { id: string; text: string };
  type Mark = { id: string; paragraph: string; start: number; length: number; color: string };
  const model: Model[] = paragraphs.map((text, index) => ({ id: `P${index + 100}`, text }));
  const before: { id: string; text: string }[][] = [];
  let marks: Mark[] = [];
  let lastMark = 0;
  let selected = "";
  const listeners = new Map<string, ((told: { id: string }) => Promise<void>)[]>();

  const has = (wanted: string) => Number(wanted.split(".")[1]) <= Number(version.split(".")[1]);
  const need = (wanted: string) => {
    if (!has(wanted)) throw new Error(`ApiNotFound: WordApi ${wanted}`);
  };
  const tell = (event: string, told = { id: "" }) => {
    for (const each of listeners.get(event) ?? []) queueMicrotask(() => void each(told));
  };
  const at = (id: string) => model.find((each) => each.id === id);

  /** A value of the document, as it was when it was loaded. */
  const held = () => {
    const known = new Map<string, unknown>();
    return {
      set: (name: string, value: unknown) => known.set(name, value),
      get(name: string) {
        if (!known.has(name)) throw new Error(`PropertyNotLoaded: ${name}`);
        return known.get(name);
      },
    };
  };

  function newContext() {
    const queue: (() => void)[] = [];
    let hasWritten = false;
    const then = (act: () => void) => void queue.push(act);
    const remember = () => {
      if (!hasWritten) before.push(model.map((each) => ({ ...each })));
      hasWritten = true;
    };

    const rangeOf = (id: string, place: { start: number; end: number }) => {
      const values = held();
      return {
        values,
        get text() {
          return values.get("text") as string;
        },
        load(members: string) {
          then(() => {
            if (members.includes("text")) values.set("text", at(id)?.text.slice(place.start, place.end));
          });
        },
        select() {
          then(() => {
            selected = at(id)?.text.slice(place.start, place.end) ?? "";
          });
        },
        insertText(words: string, where: string) {
          if (where !== "Replace") throw new Error(`InvalidArgument: ${where}`);
          then(() => {
            const paragraph = at(id);
            if (!paragraph) throw new Error("ItemNotFound");
            remember();
            paragraph.text = paragraph.text.slice(0, place.start) + words + paragraph.text.slice(place.end);
            marks = marks.filter((mark) => mark.paragraph !== id);
            moveRanges(id, place.end, words.length - (place.end - place.start));
            place.end = place.start + words.length;
          });
          return this;
        },
      };
    };
    const ranges: { id: string; place: { start: number; end: number } }[] = [];
    /** Ranges of the same batch move along. */
    const moveRanges = (id: string, from: number, by: number) => {
      for (const { place } of ranges.filter((each) => each.id === id && each.place.start >= from)) {
        place.start += by;
        place.end += by;
      }
    };

    const paragraphOf = (id: string) => {
      const values = held();
      return {
        values,
        get text() {
          return values.get("text") as string;
        },
        get uniqueLocalId() {
          need("1.6");
          return values.get("uniqueLocalId") as string;
        },
        search(words: string, { matchCase }: { matchCase: boolean }) {
          if (words.length > 255 || words === "" || /(^|[^^])(\^\^)*\^([^^]|$)/.test(words))
            throw new Error("SearchStringInvalidOrTooLong");
          const items = held();
          let wantsText = false;
          const fold = (text: string) => {
            const plain = text.replace(/[‘’‛ʼ]/g, "'").replace(/[“”‟]/g, '"');
            return matchCase ? plain : plain.toLowerCase();
          };
          then(() => {
            const looked = fold(words.replaceAll("^^", "^"));
            const there = fold(at(id)?.text ?? "");
            const found: ReturnType<typeof rangeOf>[] = [];
            for (let from = there.indexOf(looked); from >= 0; from = there.indexOf(looked, from + looked.length)) {
              const place = { start: from, end: from + looked.length };
              ranges.push({ id, place });
              const range = rangeOf(id, place);
              if (wantsText) range.values.set("text", at(id)?.text.slice(place.start, place.end));
              found.push(range);
            }
            pending.push(() => items.set("items", found));
          });
          const pending: (() => void)[] = [];
          return {
            get items() {
              return items.get("items");
            },
            load(members: string) {
              wantsText = members.includes("items/text");
              then(() => {
                for (const each of pending) each();
              });
            },
          };
        },
        insertAnnotations({ critiques }: { critiques: { colorScheme: string; start: number; length: number }[] }) {
          need("1.7");
          const result = held();
          then(() => {
            const made = critiques.map(({ colorScheme, start, length }): Mark => {
              if (!["Red", "Green", "Blue", "Lavender", "Berry"].includes(colorScheme))
                throw new Error("InvalidArgument");
              if (start < 0 || start + length > (at(id)?.text.length ?? 0)) throw new Error("InvalidArgument: range");
              return { id: `A${++lastMark}`, paragraph: id, start, length, color: colorScheme };
            });
            marks.push(...made);
            result.set(
              "value",
              made.map((mark) => mark.id),
            );
          });
          return {
            get value() {
              return result.get("value");
            },
          };
        },
      };
    };

    const items = held();
    const events = (name: string, since: string) => ({
      add(handler: (told: { id: string }) => Promise<void>) {
        need(since);
        then(() => listeners.set(name, [...(listeners.get(name) ?? []), handler]));
      },
    });
    return {
      document: {
        body: {
          paragraphs: {
            get items() {
              return items.get("items");
            },
            load(members: string) {
              if (members.includes("uniqueLocalId")) need("1.6");
              then(() =>
                items.set(
                  "items",
                  model.map(({ id, text }) => {
                    const paragraph = paragraphOf(id);
                    if (members.includes("items/text")) paragraph.values.set("text", text);
                    if (members.includes("items/uniqueLocalId")) paragraph.values.set("uniqueLocalId", id);
                    return paragraph;
                  }),
                ),
              );
            },
          },
        },
        get onParagraphAdded() {
          return events("added", "1.6");
        },
        get onParagraphChanged() {
          return events("changed", "1.6");
        },
        get onParagraphDeleted() {
          return events("deleted", "1.6");
        },
        get onAnnotationClicked() {
          return events("clicked", "1.7");
        },
        getAnnotationById(id: string) {
          need("1.7");
          return {
            delete: () =>
              then(() => {
                // One whose words were written over has gone already.
                marks = marks.filter((mark) => mark.id !== id);
              }),
          };
        },
      },
      async sync() {
        await Promise.resolve();
        hasWritten = false;
        for (const act of queue.splice(0)) act();
        if (hasWritten) tell("changed");
      },
    };
  }

  const kept = new Map<string, unknown>();
  Object.assign(globalThis, {
    Office: {
      onReady: async () => ({ host: "Word", platform }),
      context: {
        requirements: { isSetSupported: (name: string, wanted: string) => name === "WordApi" && has(wanted) },
        document: {
          settings: {
            get: (name: string) => kept.get(name) ?? null,
            set: (name: string, value: unknown) => void kept.set(name, value),
            saveAsync: (done: (result: unknown) => void) => setTimeout(() => done({ status: "succeeded" })),
          },
        },
      },
    },
    Word: {
      async run<T>(batch: (context: ReturnType<typeof newContext>) => Promise<T>): Promise<T> {
        const context = newContext();
        const answer = await batch(context);
        await context.sync();
        return answer;
      },
    },
  });

  const wordsOf = ({ paragraph, start, length }: Mark) => at(paragraph)?.text.slice(start, start + length) ?? "";
  const fake: FakeWord = {
    texts: () => model.map(({ text }) => text),
    type(index, text) {
      fake.typeUntold(index, text);
      tell("changed");
    },
    typeUntold(index, text) {
      const paragraph = model[index];
      if (paragraph) paragraph.text = text;
    },
    selected: () => selected,
    undo() {
      const last = before.pop();
      if (last) model.splice(0, model.length, ...last);
      tell("changed");
    },
    annotated: () => marks.map((mark) => `${mark.color}: ${wordsOf(mark)}`),
    press(words) {
      const mark = marks.find((each) => wordsOf(each) === words);
      if (mark) tell("clicked", { id: mark.id });
    },
  };
  Object.assign(globalThis, { fakeWord: fake });
  return fake;
}
