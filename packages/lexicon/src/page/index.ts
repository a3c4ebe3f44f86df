import { type Assets, openConfusions, openLexicon, openParser, openPhrases, openTagger } from "@housestyle/engine";

/** The addresses of the files of this package, from which a page fetches the assets of an engine. */
export interface AssetAddresses {
  readonly lexicon: string | URL;
  readonly tagger: string | URL;
  readonly parser: string | URL;
  readonly confusions: string | URL;
  readonly phrases: string | URL;
}

/**
 * Returns the addresses of the assets in the folder where this package is served. `folder` ends with a slash.
 * @example
 * const addresses = addressesBelow("https://example.org/node_modules/@housestyle/lexicon/");
 * const engine = createEngine(await fetchAssets(addresses));
 */
export const addressesBelow = (folder: string | URL): AssetAddresses => ({
  lexicon: new URL("dist/lexicon.bin", folder),
  tagger: new URL("data/syntax/tagger.bin", folder),
  parser: new URL("data/syntax/parser.bin", folder),
  confusions: new URL("data/confusions/weights.bin", folder),
  phrases: new URL("dist/phrases.txt", folder),
});

async function fetched(address: string | URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return answer;
}

const bytesOf = async (address: string | URL): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

/**
 * Fetches all assets of an engine: 7 MB, or 4 MB compressed. Rejects if one of the files cannot be fetched. An engine works with
 * some of them (`createEngine`, `provide`), so a page can show results earlier by fetching the files one by one.
 * @example
 * const assets = await fetchAssets(addressesBelow("https://example.org/housestyle/"));
 * const findings = createEngine(assets).check("She ate a apple.");
 */
export async function fetchAssets(from: AssetAddresses): Promise<Required<Assets>> {
  const [lexicon, tagger, parser, confusions, phrases] = await Promise.all([
    bytesOf(from.lexicon).then(openLexicon),
    bytesOf(from.tagger).then(openTagger),
    bytesOf(from.parser).then(openParser),
    bytesOf(from.confusions).then(openConfusions),
    fetched(from.phrases)
      .then((answer) => answer.text())
      .then(openPhrases),
  ]);
  return { lexicon, tagger, parser, confusions, phrases };
}
