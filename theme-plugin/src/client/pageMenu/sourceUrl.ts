/**
 * The address that shows the file that an address of GitHub edits: `…/edit/main/a.md` and `…/blob/main/a.md`.
 *
 * @returns undefined for any other address
 */
export function sourceUrl(editUrl: string | null | undefined): string | undefined {
  const match = /^(https:\/\/github\.com\/[^/]+\/[^/]+\/)(?:edit|tree|blob)\//.exec(editUrl ?? '');
  return match ? editUrl?.replace(match[0], `${match[1]}blob/`) : undefined;
}
