import type { listNorms, Output } from "@housestyle/contract";
import type { ReportBaseline } from "@housestyle/reports";

/** A norm that a writer, or their team, has counted in texts of their choice. */
export interface OwnNorm {
  /** `server/7` or `device/My last books`. */
  readonly key: string;
  /** The team it belongs to; null for the writer's own. */
  readonly teamId: number | null;
  readonly norm: ReportBaseline;
}

type Row = Output<typeof listNorms>[number];

/** A norm as the server keeps it. */
export function normOfRow({ Id, TeamId, Name, Texts, Words, Counted }: Row): OwnNorm {
  return {
    ...{ key: `server/${Id}`, teamId: TeamId },
    norm: { id: "own", name: Name, texts: Texts, words: Words, counted: Counted },
  };
}

const ofDevice = (norm: ReportBaseline): OwnNorm => ({ key: `device/${norm.name ?? ""}`, teamId: null, norm });
const place = "housestyle.norms";

/** Norms of who has no account, or asks no server: they stay on the device. */
export function normsOfDevice(): OwnNorm[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isNorm).map(ofDevice) : [];
  } catch {
    return [];
  }
}

/** Stores a norm, replacing any of the same name. Returns it as it is stored. */
export function keepOnDevice(norm: ReportBaseline): OwnNorm {
  const own = ofDevice(norm);
  write([...normsOfDevice().filter(({ key }) => key !== own.key), own]);
  return own;
}

export const dropFromDevice = (key: string): void => write(normsOfDevice().filter((each) => each.key !== key));

function write(all: readonly OwnNorm[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(all.map(({ norm }) => norm)));
  } catch {
    // Keeping is forbidden here: the norm holds until the page is closed.
  }
}

function isNorm(value: unknown): value is ReportBaseline {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, texts, words, counted }: Partial<Record<keyof ReportBaseline, unknown>> = value;
  const isCounted = (each: unknown) => Array.isArray(each) && each.length === 4 && each.every(Number.isFinite);
  return (
    id === "own" &&
    typeof name === "string" &&
    Number.isInteger(texts) &&
    Number.isInteger(words) &&
    typeof counted === "object" &&
    counted !== null &&
    Object.values(counted).every(isCounted)
  );
}
