/** Returns the string itself if it can be decoded; otherwise replaces its percent signs with U+FFFD. */
function decodable(part: string, decode: (part: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replace(/%(?:25)?/g, '%EF%BF%BD');
  }
}

/** A path that core can handle: the router decodes it, and core's preload decodes it again. */
export const decodablePath = (path: string): string =>
  decodable(path, text => decodeURI(decodeURI(text)));

/** A hash that core can handle: it's decoded to find the element. */
export const decodableHash = (hash: string): string => decodable(hash, decodeURIComponent);
