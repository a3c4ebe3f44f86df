import type { FakeWord, FakeWordWish } from "./word-controls.ts";
import type { WordPlace, WordText, WordView } from "./word-text.ts";

/**
 * A Word as strict as office-js: what was not loaded cannot be read, nothing happens before `sync`, round trips come one after
 * another, a batch stops at its first fault, what a requirement set does not have does not exist, and events come after the batch. The
 * function refers to nothing outside itself, so it can be sent into a page.
 */
export function strictWord({ version, platform = "PC", latency = 0 }: FakeWordWish, text: WordText): FakeWord {
  type Mark = { readonly id: string; readonly place: WordPlace; readonly color: string };
  type Event = { readonly id?: string; readonly uniqueLocalIds?: readonly string[] };
  let marks: Mark[] = [];
  let lastMark = 0;
  let selected = "";
  let isTracking = false;
  let isRefusing = false;
  let lastTrip: Promise<unknown> = Promise.resolve();
  const cost = { syncs: 0, texts: 0 };
  const listeners = new Map<string, ((event: Event) => Promise<void>)[]>();

  const has = (wanted: string) => Number(wanted.split(".")[1]) <= Number(version.split(".")[1]);
  const fault = (code: string) => Object.assign(new Error(code), { code });
  const need = (wanted: string) => {
    if (!has(wanted)) throw fault(`ApiNotFound: WordApi ${wanted}`);
  };
  const tell = (name: string, event: Event) => {
    for (const each of listeners.get(name) ?? []) queueMicrotask(() => void each(event));
  };
  const tellOf = (name: string, ...uniqueLocalIds: readonly string[]) => tell(name, { uniqueLocalIds });
  const living = () => marks.filter(({ place }) => !place.isGone);
  const erase = (id: string) => {
    if (!living().some((mark) => mark.id === id)) throw fault("ItemNotFound");
    marks = marks.filter((mark) => mark.id !== id);
  };
  const wordsOf = ({ id, start, end }: WordPlace) => text.text(id, "stored", start, end);

  /** A value of the document, as it was when it was loaded. */
  const held = () => {
    const known = new Map<string, unknown>();
    return {
      set: (name: string, value: unknown) => void known.set(name, value),
      get<T>(name: string): T {
        if (!known.has(name)) throw fault(`PropertyNotLoaded: ${name}`);
        return known.get(name) as T;
      },
    };
  };

  function newContext() {
    const queue: (() => void)[] = [];
    const changed = new Set<string>();
    const then = (act: () => void) => void queue.push(act);

    const later = <T>(value: () => T) => {
      const values = held();
      then(() => values.set("value", value()));
      return {
        get value() {
          return values.get<T>("value");
        },
      };
    };
    const reviewed = (view: WordView, place: () => WordPlace) => {
      need("1.4");
      return later(() => {
        const { id, start, end } = place();
        cost.texts++;
        return text.text(id, view, start, end);
      });
    };

    const rangeOf = (place: WordPlace) => {
      const values = held();
      return {
        values,
        place,
        get text() {
          return values.get<string>("text");
        },
        load(members: string) {
          then(() => members.includes("text") && values.set("text", wordsOf(place)));
        },
        getReviewedText: (view: WordView) => reviewed(view, () => place),
        expandTo(other: { readonly place: WordPlace }) {
          need("1.3");
          const wide = { ...place };
          then(() => {
            wide.start = Math.min(place.start, other.place.start);
            wide.end = Math.max(place.end, other.place.end);
          });
          return rangeOf(wide);
        },
        select() {
          then(() => {
            selected = wordsOf(place);
          });
        },
        insertText(words: string, where: string) {
          if (where !== "Replace") throw fault(`InvalidArgument: ${where}`);
          then(() => {
            if (!text.has(place.id) || place.isGone) throw fault("ItemNotFound");
            text.write(place, words, isTracking);
            // Word raises no event for a deletion under tracking.
            if (words !== "" || !isTracking) changed.add(place.id);
          });
          return this;
        },
      };
    };
    type Range = ReturnType<typeof rangeOf>;

    const fold = (words: string) => words.replace(/[‘’‛ʼ]/g, "'").replace(/[“”‟]/g, '"');
    const search = (id: string, words: string, { matchCase }: { readonly matchCase: boolean }) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: Word stores notes and line breaks as such.
      if (words.length > 255 || words === "" || /(^|[^^])(\^\^)*\^([^^]|$)|[\u0000-\u0008\u000a-\u001f]/.test(words))
        throw fault("SearchStringInvalidOrTooLong");
      if (!matchCase) throw fault("InvalidArgument: the pane always matches case");
      const items = held();
      const found: Range[] = [];
      then(() => {
        const [looked, there] = [fold(words.replaceAll("^^", "^")), fold(text.text(id, "stored"))];
        for (let from = there.indexOf(looked); from >= 0; from = there.indexOf(looked, from + looked.length))
          found.push(rangeOf(text.follow({ id, start: from, end: from + looked.length })));
      });
      return {
        get items() {
          return items.get<Range[]>("items");
        },
        load(members: string) {
          then(() => {
            for (const range of found)
              if (members.includes("items/text")) range.values.set("text", wordsOf(range.place));
            items.set("items", found);
          });
        },
      };
    };

    const paragraphOf = (id: string) => {
      const values = held();
      const whole = () => ({ id, start: 0, end: text.text(id, "stored").length });
      const load = (members: string) => {
        if (/\btext\b/.test(members)) {
          values.set("text", text.text(id, "stored"));
          cost.texts++;
        }
        if (members.includes("uniqueLocalId")) values.set("uniqueLocalId", id);
      };
      return {
        now: load,
        get text() {
          return values.get<string>("text");
        },
        get uniqueLocalId() {
          need("1.6");
          return values.get<string>("uniqueLocalId");
        },
        load: (members: string) => then(() => load(members)),
        getReviewedText: (view: WordView) => reviewed(view, whole),
        getRange(where: string) {
          need("1.3");
          const place = { id, start: 0, end: 0 };
          if (where === "Content") then(() => void Object.assign(place, whole()));
          else if (where !== "Start") throw fault(`InvalidArgument: ${where}`);
          return rangeOf(place);
        },
        search: (words: string, options: { readonly matchCase: boolean }) => search(id, words, options),
        getAnnotations() {
          need("1.7");
          const items = held();
          return {
            get items() {
              return items.get<{ id: string; delete: () => void }[]>("items");
            },
            load: () =>
              then(() => {
                const here = living().filter(({ place }) => place.id === id);
                items.set(
                  "items",
                  here.map((mark) => ({ id: mark.id, delete: () => then(() => erase(mark.id)) })),
                );
              }),
          };
        },
        insertAnnotations({ critiques }: { critiques: { colorScheme: string; start: number; length: number }[] }) {
          need("1.7");
          return later(() => {
            if (isRefusing) throw fault("GeneralException");
            return critiques.map(({ colorScheme, start, length }) => {
              const isColor = ["Red", "Green", "Blue", "Lavender", "Berry"].includes(colorScheme);
              if (!isColor || start < 0 || start + length > whole().end) throw fault("InvalidArgument");
              const place = text.follow({ id, start, end: start + length });
              marks.push({ id: `A${++lastMark}`, place, color: colorScheme });
              return `A${lastMark}`;
            });
          });
        },
      };
    };

    const items = held();
    const events = (name: string, since: string) => ({
      add(handler: (event: Event) => Promise<void>) {
        need(since);
        then(() => listeners.set(name, [...(listeners.get(name) ?? []), handler]));
      },
    });
    return {
      document: {
        body: {
          getReviewedText(view: WordView) {
            need("1.4");
            return later(() =>
              text
                .ids()
                .map((id) => text.text(id, view))
                .join("\r"),
            );
          },
          paragraphs: {
            get items() {
              return items.get("items");
            },
            load(members: string) {
              if (members.includes("uniqueLocalId")) need("1.6");
              then(() => {
                const all = text.ids().map(paragraphOf);
                for (const paragraph of all) paragraph.now(members.replaceAll("items/", ""));
                items.set("items", all);
              });
            },
          },
        },
        getParagraphByUniqueLocalId(id: string) {
          need("1.6");
          then(() => {
            if (!text.has(id)) throw fault("ItemNotFound");
          });
          return paragraphOf(id);
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
          return { delete: () => then(() => erase(id)) };
        },
      },
      /** An empty batch stays at home. */
      async sync() {
        const acts = queue.splice(0);
        if (acts.length === 0) return;
        const trip = lastTrip.then(() => latency && new Promise((done) => setTimeout(done, latency)));
        lastTrip = trip;
        await trip;
        cost.syncs++;
        try {
          for (const act of acts) act();
        } finally {
          if (changed.size > 0) tellOf("changed", ...changed);
          changed.clear();
        }
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

  const markOn = (words: string) => living().find(({ place }) => wordsOf(place) === words);
  const fake: FakeWord = {
    texts: () => text.ids().map((id) => text.text(id, "stored")),
    accepted: () => text.ids().map((id) => text.text(id, "Current")),
    type: (index, words) => tellOf("changed", text.type(index, words)),
    typeUntold: (index, words) => void text.type(index, words),
    add: (index, words) => tellOf("added", text.add(index, words)),
    removeUntold: (index) => void text.remove(index),
    remove: (index) => tellOf("deleted", text.remove(index)),
    track() {
      isTracking = true;
    },
    accept: () => tellOf("changed", ...text.accept()),
    selected: () => selected,
    undo() {
      text.undo();
      tellOf("changed", ...text.ids());
    },
    annotated: () => living().map(({ color, place }) => `${color}: ${wordsOf(place)}`),
    press(words) {
      const mark = markOn(words);
      if (mark) tell("clicked", { id: mark.id });
    },
    drop(words) {
      const mark = markOn(words);
      if (mark) mark.place.isGone = true;
    },
    refuseAnnotations() {
      isRefusing = true;
    },
    cost: () => ({ ...cost }),
  };
  Object.assign(globalThis, { fakeWord: fake });
  return fake;
}
