function isDecoded(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Whether core can handle a path: the router decodes it, and core's preload once more after that. */
export function isDecodablePath(path: string): boolean {
  return isDecoded(() => decodeURI(decodeURI(path)));
}

/** Whether core can handle an anchor, which it decodes to find the element. */
export function isDecodableHash(hash: string): boolean {
  return isDecoded(() => decodeURIComponent(hash));
}
