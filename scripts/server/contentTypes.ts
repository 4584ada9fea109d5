import path from 'node:path';

/** Types by file extension, as GitHub Pages sends them. Text types have a charset, because pages are UTF-8. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'application/javascript; charset=utf-8'],
  ['.mjs', 'application/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.mp4', 'video/mp4'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.pdf', 'application/pdf'],
]);

const FALLBACK = 'application/octet-stream';

/**
 * Returns the `Content-Type` of a file, based on its extension.
 *
 * @returns `application/octet-stream` if the extension is unknown
 */
export function contentType(file: string): string {
  return TYPES.get(path.extname(file).toLowerCase()) ?? FALLBACK;
}

/**
 * Whether gzip makes a body of this type smaller. Images and fonts are already compressed.
 *
 * @param type - a `Content-Type` value
 */
export function isCompressible(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm';
}
