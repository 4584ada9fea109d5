import fs from 'node:fs';
import path from 'node:path';

/** What a request path leads to. `file` is an absolute path; `location` keeps the base URL. */
export type Resolution =
  {kind: 'file'; file: string} | {kind: 'redirect'; location: string} | {kind: 'missing'};

const MISSING: Resolution = {kind: 'missing'};

/**
 * Answers a path as GitHub Pages does: an exact file, then `x.html` for `/x`, then a redirect to `/x/` where
 * the folder `x` has an index page; `/x/` is that index page and nothing else.
 *
 * @param dir - absolute path of the built site
 * @param baseUrl - with a slash at each end; everything outside it is missing
 * @param pathname - the path of the request as it came, percent-encoded
 */
export function resolveRequest(dir: string, baseUrl: string, pathname: string): Resolution {
  if (`${pathname}/` === baseUrl) {
    return {kind: 'redirect', location: baseUrl};
  }
  const relative = pathname.startsWith(baseUrl) ? decode(pathname.slice(baseUrl.length)) : null;
  if (relative === null) {
    return MISSING;
  }
  const candidates =
    relative === '' || relative.endsWith('/')
      ? [`${relative}index.html`]
      : [relative, `${relative}.html`];
  const file = candidates.map(name => fileIn(dir, name)).find(name => name !== null);
  if (file) {
    return {kind: 'file', file};
  }
  return fileIn(dir, `${relative}/index.html`)
    ? {kind: 'redirect', location: `${pathname}/`}
    : MISSING;
}

/** @returns null where the encoding is broken or hides a zero byte */
function decode(encoded: string): string | null {
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * The file, if it is there and inside `dir`: neither `..` nor a symbolic link leads out of the site.
 *
 * @returns an absolute path
 */
function fileIn(dir: string, relative: string): string | null {
  if (relative.split(/[/\\]/).includes('..')) {
    return null;
  }
  const file = path.resolve(dir, `./${relative}`);
  try {
    if (!fs.statSync(file).isFile()) {
      return null;
    }
    const inside = path.relative(fs.realpathSync(dir), fs.realpathSync(file));
    return inside.startsWith('..') || path.isAbsolute(inside) ? null : file;
  } catch {
    // No such file, or a name that no file can have.
    return null;
  }
}
