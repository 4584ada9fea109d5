const files = new Map<string, string>();

/**
 * Returns the HTML of a file's code with its marks. Each file is fetched only once.
 *
 * @throws {Error} if it can't be fetched; the next call tries again
 */
export async function loadWholeFile(url: string): Promise<string> {
  const known = files.get(url);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(url);
  const {html} = (await response.json()) as {html?: unknown};
  if (!response.ok || typeof html !== 'string') {
    throw new Error(`${url} holds no file.`);
  }
  files.set(url, html);
  return html;
}
