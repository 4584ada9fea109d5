/**
 * Path of a page's Markdown version: its address plus `.md`. The page at the root of the site has no name, so it
 * becomes `index.md`.
 *
 * @param permalink - path of the page, including the base URL, with or without a trailing slash
 * @param baseUrl - the site's base URL, with a trailing slash
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}
