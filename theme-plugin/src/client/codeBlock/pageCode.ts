import siteConfig from '@generated/docusaurus.config';
import {codeFile} from '../../shared/code/codeFile';

const NOT_FOUND = 404;

/** Highlighted HTML by key, of all pages whose file was read. */
const blocks = new Map<string, string>();

/** Files on their way or read, by address. */
const loads = new Map<string, Promise<void>>();

function codeUrl(pathname: string): string {
  const {baseUrl} = siteConfig;
  const local = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return baseUrl + codeFile(local);
}

/** @throws Error where the file is there, and could not be read; a page without code has none */
async function read(url: string): Promise<void> {
  const response = await fetch(url);
  if (response.status === NOT_FOUND) {
    return;
  }
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  const found: unknown = await response.json();
  for (const [key, html] of Object.entries(found ?? {})) {
    if (typeof html === 'string') {
      blocks.set(key, html);
    }
  }
}

/** Fetches the highlighted blocks of a page, once. Fulfilled in any case, also where there are none. */
export function loadPageCode(pathname: string): Promise<void> {
  const url = codeUrl(pathname);
  const load =
    loads.get(url) ??
    // Offline, say: the code is readable without colors. The next visit tries again.
    read(url).catch(() => void loads.delete(url));
  loads.set(url, load);
  return load;
}

/** The highlighted HTML of a block, if the file that holds it has been read. */
export function findCode(key: string): string | undefined {
  return blocks.get(key);
}
