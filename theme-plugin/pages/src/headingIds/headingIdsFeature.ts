import type {LoadContext} from '@docusaurus/types';
import type {Feature} from '../common/Feature';
import {readMovedPages} from '../movedPages/readMovedPages';
import type {PagesOptions} from '../PagesOptions';
import {headingIds} from './headingIds';
import {runCommand} from '../common/runCommand';
import {writeHeadingIds} from './writeHeadingIds';

/** Keeps the addresses of headings working: the build fails if one disappears. */
export const headingIdsFeature = (
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  {headingIds: file, movedPages}: Pick<PagesOptions, 'headingIds' | 'movedPages'>,
): Feature => ({
  extendCli(cli) {
    cli
      .command('heading-ids:write')
      .description('Adds the headings of the last build to the list of published headings.')
      .option('--check', 'fails if the list lacks any of them, and writes nothing')
      .action(({check = false}: {check?: boolean}) =>
        runCommand(() =>
          writeHeadingIds({siteDir, generatedFilesDir, locales: i18n.locales, file, check}),
        ),
      );
  },
  async visitors(site) {
    if (!file) {
      return [];
    }
    const moved = movedPages ? await readMovedPages(siteDir, movedPages) : {};
    return [headingIds({...site, siteDir, file, generatedFilesDir, locales: site.i18n, moved})];
  },
});
