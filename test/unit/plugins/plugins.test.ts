import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {redirects} from '@site/src/plugins/redirects';
import {redirectLines, redirectsFile} from '@site/src/plugins/redirectsFile';
import {webApp} from '@site/src/plugins/webApp';

describe('redirects', () => {
  const context = {
    siteConfig: {baseUrl: '/manual/', url: 'https://example.org', title: 'Fixture'},
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-US'}}},
  } as unknown as LoadContext;

  const {at, write, read, list} = folderOfTest();

  const build = async () =>
    redirects(context, [{from: '/Errors', to: '/errors', title: 'Error messages'}]).postBuild?.({
      outDir: at(),
    } as never);

  it('writes the redirect page for each form of the URL', async () => {
    await build();
    expect(list()).toEqual(['Errors', 'Errors.html']);
    const page = read('Errors.html');
    expect(read('Errors/index.html')).toBe(page);
    expect(page).toContain('<html lang="en-US">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="canonical" href="https://example.org/manual/errors">');
    expect(page).toContain('<a href="/manual/errors">Error messages</a>');
    expect(page).toContain("'/manual/errors' + location.search + location.hash");
  });

  it('keeps the page if the file system treats both names as one', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
    // On such a file system, the page exists under either name.
    write('Errors/index.html', 'the page');
    await build();
    expect(read('Errors/index.html')).toBe('the page');
    expect(list()).toEqual(['Errors']);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('redirectsFile', () => {
  const {at, write, read} = folderOfTest();

  it('lists each spelling of a URL, with folders last', () => {
    const list = {'/docs/*': '/*', '/Store': '/api/store', '/api': '/api/all#top'};
    expect(redirectLines(list, '/')).toEqual([
      '/Store /api/store 301',
      '/store /api/store 301',
      '/Store/ /api/store 301',
      '/store/ /api/store 301',
      '/Store.html /api/store 301',
      '/store.html /api/store 301',
      '/api /api/all#top 301',
      '/api/ /api/all#top 301',
      '/api.html /api/all#top 301',
      '/docs/* /:splat 301',
    ]);
  });

  it('never redirects a URL of the site to itself', () => {
    expect(redirectLines({'/api/Store': '/api/store'}, '/')).toEqual([
      '/api/Store /api/store 301',
      '/api/Store/ /api/store 301',
      '/api/Store.html /api/store 301',
    ]);
  });

  it('leaves out anchors, which hosts never see', () => {
    expect(redirectLines({'/a#b': '/c#d'}, '/')).toEqual([]);
  });

  it('writes the file with URLs below the base URL', async () => {
    write('list.json', '{"/recipes/*": "/usage/*"}');
    const context = {siteDir: at(), baseUrl: '/manual/'} as LoadContext;
    await redirectsFile(context, './list.json').postBuild?.({outDir: at()} as never);
    expect(read('_redirects')).toBe('/manual/recipes/* /manual/usage/:splat 301\n');
  });
});

it('webApp links to the manifest and the icon below the base URL', () => {
  const plugin = webApp({baseUrl: '/redux/'} as LoadContext);
  const tags = plugin.injectHtmlTags?.({content: undefined})?.headTags;
  expect(tags).toEqual([
    {tagName: 'link', attributes: {rel: 'manifest', href: '/redux/manifest.webmanifest'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: '/redux/img/icons/apple-touch-icon.png'},
    },
  ]);
});
