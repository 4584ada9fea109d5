import siteConfig from '@generated/docusaurus.config';
import {codeFile} from '../../shared/code/codeFile';

const NOT_FOUND = 404;

/** Highlighted HTML by key, for all pages whose file has been read. */
const blocks = new Map<string, string>();

/** Requests that are pending or done, by URL. */
const loads = new Map<string, Promise<void>>();

function codeUrl(pathname: string): string {
  const {baseUrl} = siteConfig;
  const local = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return baseUrl + codeFile(local);
}

/** @throws Error if the file exists but can't be read; a page without code may have none */
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

/** Fetches a page's highlighted code once. The promise never rejects. */
export function loadPageCode(pathname: string): Promise<void> {
  const url = codeUrl(pathname);
  const load =
    loads.get(url) ??
    // The reader may be offline. Code is readable without colors, and the next visit tries again.
    read(url).catch(() => void loads.delete(url));
  loads.set(url, load);
  return load;
}

/** A block's highlighted HTML, if its file has been read. */
export function findCode(key: string): string | undefined {
  return blocks.get(key);
}
