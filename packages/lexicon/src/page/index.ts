import { type Assets, openConfusions, openLexicon, openParser, openPhrases, openTagger } from "@housestyle/engine";

/** Where a page fetches what an engine reads with: the files of this package, wherever they are served. */
export interface AssetAddresses {
  readonly lexicon: string | URL;
  readonly tagger: string | URL;
  readonly parser: string | URL;
  readonly confusions: string | URL;
  readonly phrases: string | URL;
}

/** The addresses of the files below the folder in which this package is served, which ends in a slash. */
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
 * All an engine reads with, fetched: 7 MB, 4 compressed. Rejects when one of the files does not come. An engine works with
 * a part of it, too (`createEngine`, `provide`): whoever wants to show something earlier fetches the files one by one.
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
