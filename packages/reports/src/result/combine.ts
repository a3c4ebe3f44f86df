import { whole } from "../texts/whole.ts";
import { withLazyPlaces } from "./lazy-places.ts";
import type { Report } from "./report.ts";

const { combo: own } = whole;

/** Several reports as one: their measures and pictures one behind the other, their places in text order, each under its report's title. */
export const combine = (parts: readonly Report[]): Report => ({
  id: "combo",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = parts.map((part) => ({ part, told: part.tell(reading) }));
    const told = {
      measures: all.flatMap(({ part, told: { measures } }) =>
        measures.map((each) => ({ ...each, id: `${part.id}.${each.id}` })),
      ),
      graphs: all.flatMap(({ told: { graphs } }) => graphs),
    };
    return withLazyPlaces(told, () =>
      all
        .flatMap(({ part, told: { places } }) =>
          places.map((place) => ({ ...place, note: own.note(part.title(), place.note) })),
        )
        .sort((a, b) => a.start - b.start),
    );
  },
});
