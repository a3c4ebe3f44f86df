import type { TeamAssistance } from "@housestyle/contract";

/** What the form of a team's language model contains. */
export interface ModelDraft {
  readonly isAllowed: boolean;
  /** Whether the team has a model of its own instead of the server's. */
  readonly isOwn: boolean;
  readonly url: string;
  readonly model: string;
  /** A new key. Empty keeps the stored one. */
  readonly key: string;
  readonly removesKey: boolean;
  readonly personLimit: number | undefined;
  readonly teamLimit: number | undefined;
}

export function modelDraft({ IsAllowed, Url, Model, PersonLimit, TeamLimit }: TeamAssistance): ModelDraft {
  return {
    ...{ isAllowed: IsAllowed, isOwn: Url !== "", url: Url, model: Model, key: "", removesKey: false },
    ...{ personLimit: PersonLimit ?? undefined, teamLimit: TeamLimit ?? undefined },
  };
}

/** Returns what is sent for a draft. The stored key is only mentioned if it changes. */
export function modelChange({ isAllowed, isOwn, url, model, key, removesKey, personLimit, teamLimit }: ModelDraft) {
  return {
    ...{ IsAllowed: isAllowed, Url: isOwn ? url.trim() : "", Model: isOwn ? model.trim() : "" },
    ...(key !== "" ? { Key: key } : removesKey ? { Key: "" } : {}),
    ...{ PersonLimit: personLimit ?? null, TeamLimit: teamLimit ?? null },
  };
}
