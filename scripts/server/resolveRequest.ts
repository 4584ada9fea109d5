import fs from 'node:fs';
import path from 'node:path';

/** What a request path resolves to. `file` is an absolute path, and `location` includes the base URL. */
export type Resolution =
  {kind: 'file'; file: string} | {kind: 'redirect'; location: string} | {kind: 'missing'};

const MISSING: Resolution = {kind: 'missing'};

/**
 * Resolves a path like GitHub Pages: `/x` is the exact file, or else `x.html`, or else a redirect to `/x/` if the
 * folder `x` has an index page. `/x/` resolves only to that index page.
 *
 * @param dir - absolute path of the built site
 * @param baseUrl - with a slash at each end; paths outside it resolve to nothing
 * @param pathname - the path of the request, percent-encoded
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

/** @returns null if the encoding is invalid or contains a null byte */
function decode(encoded: string): string | null {
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * Returns a file if it exists inside `dir`. Neither `..` nor a symbolic link can lead outside the site.
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
    // The file doesn't exist, or its name is invalid.
    return null;
  }
}
