/**
 * Converts GitHub's address for editing a file, `…/edit/main/a.md`, to the one that shows it,
 * `…/blob/main/a.md`.
 *
 * @returns undefined for any other address
 */
export function sourceUrl(editUrl: string | null | undefined): string | undefined {
  const match = /^(https:\/\/github\.com\/[^/]+\/[^/]+\/)(?:edit|tree|blob)\//.exec(editUrl ?? '');
  return match ? editUrl?.replace(match[0], `${match[1]}blob/`) : undefined;
}
