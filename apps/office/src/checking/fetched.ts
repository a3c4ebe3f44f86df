/** A file of our own server. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return answer;
}

export const bytesOf = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

export const textOf = async (address: string): Promise<string> => (await fetched(address)).text();
