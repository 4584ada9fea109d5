/** The part itself where it can be decoded; else U+FFFD takes the place of its percent signs. */
function decodable(part: string, decode: (part: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replace(/%(?:25)?/g, '%EF%BF%BD');
  }
}

/** A path that core can handle: the router decodes it, and core's preload once more after that. */
export const decodablePath = (path: string): string =>
  decodable(path, text => decodeURI(decodeURI(text)));

/** An anchor that core can handle: it is decoded to find the element. */
export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent);
