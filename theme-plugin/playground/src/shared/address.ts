import {EDIT_PREFIX} from './pageConstants';
import {MAX_ADDRESS, MAX_EDIT} from './constants';

/** What an edit changed: the text of a file by the file's name. */
export type Edit = Readonly<Record<string, string>>;

const FORMAT = 'deflate-raw';

function pipe(bytes: BlobPart, stream: GenericTransformStream): ReadableStream<BufferSource> {
  return new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
}

async function pack(text: string): Promise<Uint8Array> {
  const packed = new Response(pipe(text, new CompressionStream(FORMAT)));
  return new Uint8Array(await packed.arrayBuffer());
}

/** @throws Error if the text is damaged or too long */
async function unpack(packed: BlobPart): Promise<string> {
  const reader = pipe(packed, new DecompressionStream(FORMAT))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return text;
    }
    text += value;
    if (text.length > MAX_EDIT) {
      await reader.cancel();
      throw new Error('The edit is too long.');
    }
  }
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
    !Array.isArray(value) &&
    Object.values(value).every(text => typeof text === 'string')
  );
}

/** Whether the hash of an address opens a block for editing. */
export const isEditHash = (hash: string): boolean => hash.startsWith(EDIT_PREFIX);

/** The name of the block that a hash opens. */
export function blockOfHash(hash: string): string {
  const name = hash.slice(EDIT_PREFIX.length, Math.max(hash.lastIndexOf('.'), EDIT_PREFIX.length));
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The hash of the address that opens a block with an edit: `#edit=<block>.<deflate-raw, base64url>`. */
export async function writeEditHash(block: string, edit: Edit): Promise<string> {
  const packed = await pack(JSON.stringify(edit));
  return `${EDIT_PREFIX}${encodeURIComponent(block)}.${toBase64Url(packed)}`;
}

/** Reads a hash. The edit is missing if its part of the address is damaged or too long. */
export async function readEditHash(hash: string): Promise<{block: string; edit?: Edit}> {
  const block = blockOfHash(hash);
  if (hash.length > MAX_ADDRESS) {
    return {block};
  }
  try {
    const packed = fromBase64Url(hash.slice(hash.lastIndexOf('.') + 1));
    const edit: unknown = JSON.parse(await unpack(packed));
    return isEdit(edit) ? {block, edit} : {block};
  } catch {
    return {block};
  }
}
