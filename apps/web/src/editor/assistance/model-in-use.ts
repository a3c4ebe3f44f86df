import { deviceChoice } from "../../app/device-choice.ts";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { completeInBrowser } from "./browser-model.ts";
import { deviceVersions } from "./device-versions.ts";
import { completeFromFile } from "./file-model.ts";
import type { LanguageModelOffer, ModelPlace } from "./model-offer.ts";
import { requestVersions, type VersionsEvent, type VersionsRequest } from "./request-versions.ts";

/** Asks a language model, and yields what it writes. Throws `RequestRefused`, or an `AbortError` if the signal aborts. */
export type AskModel = (request: VersionsRequest, signal: AbortSignal) => AsyncIterable<VersionsEvent>;

/** The model that a person uses on this device. */
export interface ModelInUse {
  readonly place: ModelPlace;
  readonly name: string;
  /** Whether the daily limit of the server’s model is reached. */
  readonly isSpent: boolean;
  readonly ask: AskModel;
}

const keptPlace = deviceChoice("housestyle.language-model", ["server", "browser", "file"], "server");

/** Makes a place the one that is used on this device. */
export const choosePlace = (place: string): void => keptPlace.set(place);

/** Returns the model that is used: the one a person chose on this device, or else the first of the offer. */
export function useModelInUse(offer: LanguageModelOffer): ModelInUse {
  const kept = keptPlace.useValue();
  const place = offer.places.find((each) => each === kept) ?? offer.places[0] ?? "server";
  const isSpent = place === "server" && offer.Limit !== null && offer.Used >= offer.Limit;
  return { place, isSpent, name: modelName(offer, place), ask: askAt(offer, place) };
}

/** Returns the name of the model at a place. */
export function modelName({ provider, file }: LanguageModelOffer, place: ModelPlace): string {
  if (place === "browser") return texts.ofBrowser;
  return (place === "file" ? file?.Name : provider?.Model) ?? "";
}

function askAt({ file }: LanguageModelOffer, place: ModelPlace): AskModel {
  if (place === "server") return requestVersions;
  const complete = place === "file" && file ? completeFromFile(file.Url) : completeInBrowser;
  return (request, signal) => deviceVersions(complete, request, signal);
}
