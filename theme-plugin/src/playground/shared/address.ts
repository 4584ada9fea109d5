/** What an edit changed: the text of a file by the file's position in the sample. */
export type Edit = Readonly<Record<number, string>>;

const PREFIX = '#edit=';

async function pipe(bytes: BlobPart, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, character => character.charCodeAt(0));
}

function isEdit(value: unknown): value is Edit {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, text]) => /^\d+$/.test(key) && typeof text === 'string')
  );
}

/** Whether the hash of an address opens a block for editing. */
export const isEditHash = (hash: string): boolean => hash.startsWith(PREFIX);

/** The hash of the address that opens a block with an edit: `#edit=<block>.<deflate-raw, base64url>`. */
export async function writeEditHash(block: string, edit: Edit): Promise<string> {
  const packed = await pipe(JSON.stringify(edit), new CompressionStream('deflate-raw'));
  return `${PREFIX}${encodeURIComponent(block)}.${toBase64Url(packed)}`;
}

/** Reads a hash. The edit is empty if its part of the address is damaged. */
export async function readEditHash(hash: string): Promise<{block: string; edit?: Edit}> {
  const end = hash.lastIndexOf('.');
  const name = hash.slice(PREFIX.length, Math.max(end, PREFIX.length));
  let block = name;
  try {
    block = decodeURIComponent(name);
    const packed = fromBase64Url(hash.slice(end + 1));
    const text = await pipe(packed, new DecompressionStream('deflate-raw'));
    const edit: unknown = JSON.parse(new TextDecoder().decode(text));
    return isEdit(edit) ? {block, edit} : {block};
  } catch {
    return {block};
  }
}
