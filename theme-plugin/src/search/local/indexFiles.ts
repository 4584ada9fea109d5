import {SearchError} from '../errors';
import {
  INDEX_FORMAT,
  MANIFEST_FILE,
  type ContentFile,
  type Manifest,
  type TextsFile,
  type TitlesFile,
} from './indexFormat';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The files of the index, each fetched when it is first asked for. */
export interface IndexFiles {
  titles(): Promise<TitlesFile>;
  content(): Promise<ContentFile>;
  /** The text of one section. */
  textOf(section: number): Promise<string>;
}

/**
 * @param indexUrl absolute address of the index' folder, with a slash at its end
 * All methods reject with `SearchError` only, and try again when asked again.
 */
export function createIndexFiles(indexUrl: string, fetchFile: Fetch): IndexFiles {
  const pending = new Map<string, Promise<unknown>>();

  /** Each file once; a failure is forgotten, so that the next search tries again. */
  function once<T>(name: string, load: () => Promise<T>): Promise<T> {
    const known = pending.get(name);
    if (known) {
      return known as Promise<T>;
    }
    const promise = load();
    pending.set(name, promise);
    promise.catch(() => pending.delete(name));
    return promise;
  }

  const load = <T>(file: string) =>
    once(file, () => fetchJson<T>(fetchFile, new URL(file, indexUrl).href));

  const manifest = () =>
    once(MANIFEST_FILE, async () => {
      const url = new URL(MANIFEST_FILE, indexUrl).href;
      return checkFormat(await fetchJson<Manifest>(fetchFile, url, {cache: 'no-cache'}), url);
    });

  return {
    titles: async () => load<TitlesFile>((await manifest()).titles),
    content: async () => load<ContentFile>((await manifest()).content),
    async textOf(section) {
      const {texts} = await manifest();
      const shard = texts.findLast(({first}) => first <= section);
      if (!shard) {
        return '';
      }
      return (await load<TextsFile>(shard.file))[section - shard.first] ?? '';
    },
  };
}

function checkFormat(manifest: Manifest, url: string): Manifest {
  if (manifest.format !== INDEX_FORMAT) {
    throw new SearchError({
      kind: 'deserialization',
      message: `${url} has format ${manifest.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    });
  }
  return manifest;
}

async function fetchJson<T>(fetchFile: Fetch, url: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    // Asking for JSON keeps the development server from answering with the home page.
    response = await fetchFile(url, {...init, headers: {accept: 'application/json'}});
  } catch (error) {
    throw new SearchError(
      {kind: 'unreachable', message: `${url}: ${String(error)}`},
      {cause: error},
    );
  }
  if (response.status === 404 && url.endsWith(MANIFEST_FILE)) {
    throw new SearchError({kind: 'missing-index', message: `There is no search index at ${url}.`});
  }
  if (!response.ok) {
    throw new SearchError({
      kind: 'api',
      status: response.status,
      message: `${url} answered ${response.status} ${response.statusText}`.trim(),
    });
  }
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw new SearchError({kind: 'deserialization', message: `${url} is not JSON`}, {cause: error});
  }
}
