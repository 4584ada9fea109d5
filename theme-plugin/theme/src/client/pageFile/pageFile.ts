import siteConfig from '@generated/docusaurus.config';
import {codeFile} from '../../shared/code/codeFile';
import type {PageFile} from '../../shared/code/PageFile';

const NOT_FOUND = 404;

/** Highlighted HTML by key, for all pages whose file has been read. */
const blocks = new Map<string, string>();

/** Articles' static blocks, by version. */
const articles = new Map<string, readonly string[]>();

/** Requests that are pending or done, by URL. */
const loads = new Map<string, Promise<void>>();

function fileUrl(pathname: string): string {
  const {baseUrl} = siteConfig;
  const local = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return baseUrl + codeFile(local);
}

/** @throws Error if the file exists but can't be read; a page that the theme doesn't know has none */
async function read(url: string): Promise<void> {
  const response = await fetch(url);
  if (response.status === NOT_FOUND) {
    return;
  }
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const file: PageFile = await response.json();
  for (const [version, served] of Object.entries(file.articles)) {
    articles.set(version, served);
  }
  for (const [key, html] of Object.entries(file.code)) {
    blocks.set(key, html);
  }
}

/** Fetches a page's file once. If that fails, the next call tries again. */
export function loadPageFile(pathname: string): Promise<void> {
  const url = fileUrl(pathname);
  const load =
    loads.get(url) ??
    read(url).catch((error: unknown) => {
      loads.delete(url);
      throw error;
    });
  loads.set(url, load);
  return load;
}

/** Fetches a page's highlighted code once. The promise never rejects, since code is readable without colors. */
export const loadPageCode = (pathname: string): Promise<void> =>
  loadPageFile(pathname).catch(() => {});

/** A block's highlighted HTML, if its file has been read. */
export function findCode(key: string): string | undefined {
  return blocks.get(key);
}

/** An article's static blocks, if its page's file has been read and the site hasn't changed in the meantime. */
export function findArticle(version: string): readonly string[] | undefined {
  return articles.get(version);
}
