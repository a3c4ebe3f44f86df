import type { Report } from "./report.ts";
import { whole } from "./texts/whole.ts";

const { combo: own } = whole;

/** Several reports as one: their measures and pictures one behind the other, their places in text order, each under its report's title. */
export const combine = (parts: readonly Report[]): Report => ({
  id: "combo",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const told = parts.map((part) => ({ part, ...part.tell(reading) }));
    return {
      measures: told.flatMap(({ part, measures }) =>
        measures.map((each) => ({ ...each, id: `${part.id}.${each.id}` })),
      ),
      graphs: told.flatMap(({ graphs }) => graphs),
      places: told
        .flatMap(({ part, places }) => places.map((place) => ({ ...place, note: own.note(part.title(), place.note) })))
        .sort((a, b) => a.start - b.start),
    };
  },
});
