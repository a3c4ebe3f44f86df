import type { DocumentImage } from "./document-image.ts";

const chunk = 0x8000;

/** Returns a data URL for an image. */
export function dataAddressOf({ type, bytes }: DocumentImage): string {
  let characters = "";
  for (let at = 0; at < bytes.length; at += chunk) characters += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return `data:${type};base64,${btoa(characters)}`;
}

/** Returns the bytes in a data URL. Undefined for other or broken addresses. */
export function bytesInAddress(address: string): Uint8Array<ArrayBuffer> | undefined {
  const [, base64] = /^data:image\/[\w.+-]{1,40};base64,([\s\S]*)$/i.exec(address) ?? [];
  return base64 === undefined ? undefined : bytesInBase64(base64);
}

/** Returns the bytes that base64 encodes. Undefined for invalid base64. */
export function bytesInBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64.replace(/\s+/g, "")), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
