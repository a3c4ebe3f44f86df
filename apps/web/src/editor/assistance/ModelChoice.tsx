import { Button, Select } from "@housestyle/ui";
import { useEffect, useState } from "react";
import { megabytes } from "../../texts/deeper.ts";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { isFileStored, removeModelFiles } from "./file-model.ts";
import { choosePlace, type ModelInUse, modelName } from "./model-in-use.ts";
import type { LanguageModelOffer, ModelPlace } from "./model-offer.ts";

/** A choice between the models, if there are several. */
export function ModelChoice({ offer, chosen }: { readonly offer: LanguageModelOffer; readonly chosen: ModelInUse }) {
  if (offer.places.length === 1) return null;
  return (
    <Select
      bare
      label={texts.choose}
      value={chosen.place}
      options={offer.places.map((value) => ({ value, label: labelOf(offer, value) }))}
      onChange={choosePlace}
    />
  );
}

function labelOf(offer: LanguageModelOffer, place: ModelPlace): string {
  if (place === "browser") return texts.ofBrowser;
  const name = modelName(offer, place);
  return place === "file" ? texts.inPage(name) : texts.onHost(name, offer.provider?.Host ?? "");
}

/** Says that a model runs in this browser, and what it takes. */
export function DeviceNote({ offer, chosen }: { readonly offer: LanguageModelOffer; readonly chosen: ModelInUse }) {
  if (chosen.place === "browser" || !offer.file) return <>{texts.localBrowser}</>;
  return <FileNote file={offer.file} />;
}

function FileNote({ file: { Url, Bytes } }: { readonly file: NonNullable<LanguageModelOffer["file"]> }) {
  const [isStored, setStored] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void isFileStored(Url).then((is) => isCurrent && setStored(is));
    return () => {
      isCurrent = false;
    };
  }, [Url]);
  if (!isStored) return <>{texts.localFile(megabytes(Bytes))}</>;
  return (
    <>
      {texts.storedFile(megabytes(Bytes))}{" "}
      <Button tone="quiet" onClick={() => void removeModelFiles().then(() => setStored(false))}>
        {texts.removeFile}
      </Button>
    </>
  );
}
