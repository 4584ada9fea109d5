/**
 * Where the Markdown version of a page is: its address plus `.md`. The page at the root of the site, which
 * has no name of its own, is `index.md`.
 *
 * @param permalink - path of the page, with the base URL, with or without a slash at its end
 * @param baseUrl - the site's base URL, with a slash at its end
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  const bare = permalink.replace(/\/$/, '');
  return `${bare}/` === baseUrl ? `${baseUrl}index.md` : `${bare}.md`;
}
