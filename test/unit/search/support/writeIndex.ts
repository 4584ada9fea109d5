import {visitBuiltSite} from '@site/theme-plugin/pages/src/builtSite/visitBuiltSite';
import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';
import {
  collectPages,
  type CollectPagesProps,
} from '@site/theme-plugin/search/src/build/collectPages';
import {
  writeSearchFiles,
  type SearchFilesStats,
  type WriteSearchFilesProps,
} from '@site/theme-plugin/search/src/build/writeSearchFiles';

/** The indexed pages of a built site, with their records. */
export async function readPages(props: CollectPagesProps): Promise<readonly IndexedPage[]> {
  let found: readonly IndexedPage[] = [];
  const pages = collectPages(props, async all => {
    found = all;
  });
  await visitBuiltSite(props, [pages]);
  return found;
}

export type WriteIndexProps = CollectPagesProps & WriteSearchFilesProps;

/** Writes the index of a built site, like a build does. */
export const writeIndex = async (props: WriteIndexProps): Promise<SearchFilesStats> =>
  writeSearchFiles(await readPages(props), props);
