import path from 'node:path';
import logger from '@docusaurus/logger';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {
  type BuiltLocaleProps,
  type Feature,
  runCommand,
  writeGenerated,
} from 'docusaurus-plugin-folio-pages/build';
import {SEARCH_NAME} from '../constants';
import {readSearchConfig} from '../searchConfig';
import type {SearchOptions} from '../SearchOptions';
import type {IndexedPage} from './IndexedPage';
import {collectPages} from './collectPages';
import {docsCategories} from './docsCategories';
import {hostedRecords} from './hostedRecords';
import {writeRecordsFile} from './push/recordsFile';
import {readSynonyms} from './readSynonyms';
import {ownSearchPagePath} from './searchPagePath';
import {searchSources} from './searchSources';
import {serveLastBuild} from './serveLastBuild';
import {
  checkStartLinks,
  readStartLinks,
  START_LINKS_FILE,
  startLinkData,
  startLinkTranslations,
  translateStartLinks,
  type StartLink,
} from './startLinks';
import {warnOfIgnored} from './warnOfIgnored';
import {writeSearchFiles} from './writeSearchFiles';

type Hooks = Plugin<readonly StartLink[]>;

/** For the bundler: whether the site has a hosted index, so that only one client is bundled. */
export function searchDefinitions(themeConfig: object): Record<string, string> {
  const isHosted = readSearchConfig(themeConfig).hosted !== undefined;
  return {'process.env.FOLIO_HOSTED_SEARCH': JSON.stringify(isHosted ? 'true' : '')};
}

/** Opens the connection to the service ahead of the first search. */
export function preconnectTags(themeConfig: object): HtmlTagObject[] {
  const {hosted} = readSearchConfig(themeConfig);
  const href = `https://${hosted?.appId}-dsn.algolia.net`;
  return hosted
    ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
    : [];
}

/** Everything that search adds to the plugin of a theme. */
export function searchFeature(context: LoadContext, options: SearchOptions) {
  const {siteConfig, siteDir, generatedFilesDir} = context;
  let startLinks: readonly StartLink[] = [];
  let categories: ReadonlyMap<string, string> = new Map();

  /** Hooks that the plugin passes on unchanged. The start links are its content. */
  const hooks = {
    async loadContent() {
      return options.startLinks ? readStartLinks(siteDir, options.startLinks) : [];
    },
    getTranslationFiles: ({content}) => startLinkTranslations(content),
    translateContent: ({content, translationFiles}) =>
      translateStartLinks(content, translationFiles),
    contentLoaded({content, actions}) {
      warnOfIgnored(siteConfig.themeConfig);
      startLinks = content;
      const pagePath = ownSearchPagePath(siteConfig);
      if (pagePath) {
        actions.addRoute({
          path: `${siteConfig.baseUrl}${pagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },
  } satisfies Partial<Hooks>;

  async function writeHostedRecords(pages: readonly IndexedPage[], {i18n}: BuiltLocaleProps) {
    const locale = i18n.currentLocale;
    const records = hostedRecords(pages, {origin: siteConfig.url, language: locale});
    await writeRecordsFile(generatedFilesDir, locale, records);
    logger.info`Search records: number=${records.length} of number=${pages.length} pages. Send them with code=${'docusaurus search:push'}.`;
  }

  async function writeOwnIndex(
    pages: readonly IndexedPage[],
    {outDir, baseUrl, i18n}: BuiltLocaleProps,
  ) {
    const synonyms = options.synonyms ? await readSynonyms(siteDir, options.synonyms) : {};
    const site = {outDir, baseUrl, siteTitle: siteConfig.title, locale: i18n.currentLocale};
    const written = await writeSearchFiles(pages, {...site, synonyms});
    logger.info`Search index: number=${written.records} records of number=${written.pages} pages, number=${Math.round(written.bytes / 1024)} KiB.`;
  }

  const feature: Feature = {
    clientModules: [require.resolve('../client/focusOnArrival')],
    headTags: () => preconnectTags(siteConfig.themeConfig),

    allContentLoaded(docs) {
      categories = docsCategories(docs, siteConfig.baseUrl);
      const links = startLinkData(startLinks, siteConfig, categories);
      writeGenerated(
        path.join(generatedFilesDir, SEARCH_NAME),
        START_LINKS_FILE,
        JSON.stringify(links),
      );
    },

    extendCli(cli) {
      cli
        .command('search:push')
        .description('Sends the search records of the last build to the hosted index.')
        .option('--dry-run', 'says what would be sent, and sends nothing')
        .action(async ({dryRun = false}: {dryRun?: boolean}) => {
          // No other command needs the service's library.
          const {searchPush, WRITE_KEY_VARIABLE} = await import('./push/searchPush');
          const options = {
            generatedFilesDir,
            locales: context.i18n.locales,
            algolia: readSearchConfig(siteConfig.themeConfig).hosted,
            writeKey: process.env[WRITE_KEY_VARIABLE],
            dryRun,
          };
          await runCommand(() => searchPush(options));
        });
    },

    visitors(site) {
      // Before anything is written, because a broken start link fails the build.
      checkStartLinks(startLinks, site);
      const {hosted} = readSearchConfig(siteConfig.themeConfig);
      const write = hosted ? writeHostedRecords : writeOwnIndex;
      const props = {...site, categories, siteTitle: siteConfig.title};
      return [
        {...collectPages(props, pages => write(pages, site)), sources: searchSources(hosted)},
      ];
    },
  };

  return {
    feature,
    hooks,
    definitions: () => searchDefinitions(siteConfig.themeConfig),
    staticFiles: () => [serveLastBuild(context)],
  };
}
