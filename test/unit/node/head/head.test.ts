import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import fs from 'node:fs';
import {BuiltPage} from '@folio-pages/builtSite/BuiltPage';
import {preloadFont} from '@folio/node/head/preloadFont';
import {themeColorTags} from '@folio/node/head/themeColorTags';

describe('preloadFont', () => {
  const {at, write} = folderOfTest();

  const FONT = 'assets/fonts/folio-text-0123.woff2';
  const STYLES = 'assets/css/styles.abc.css';

  async function added(): Promise<string | undefined> {
    const edit = await preloadFont({outDir: at(), baseUrl: '/base/'});
    return (await edit?.(new BuiltPage('/base/a', '/a', 'a.html', '<head></head>'), {}))?.added;
  }

  it.each([
    [`:root{--font-text:"Folio Text","Folio Text Fallback",system-ui}`],
    [`:root{--font-text:Folio Text,sans-serif;color:red}`],
    [`:root{--font-text:Inter}html{--font-text: 'Folio Text'}`],
  ])('preloads the typeface for %s', async css => {
    write(FONT);
    write(STYLES, css);
    expect(await added()).toBe(
      '<link rel="preload" href="/base/assets/fonts/folio-text-0123.woff2" as="font" crossorigin media="(width > 37.5em)">',
    );
  });

  it.each([
    [`:root{--font-text:"Folio Text",sans-serif}html{--font-text:Inter,sans-serif}`],
    [`:root{--font-text:"Folio Text Fallback",sans-serif}`],
    [`:root{--font-code:"Folio Text"}`],
  ])('preloads nothing for %s', async css => {
    write(FONT);
    write(STYLES, css);
    expect(await added()).toBeUndefined();
  });

  it('preloads nothing if the built site has no typeface, no CSS, or only CSS for single pages', async () => {
    expect(await added()).toBeUndefined();
    write('assets/fonts/other-0123.woff2');
    write(STYLES, ':root{--font-text:"Folio Text"}');
    expect(await added()).toBeUndefined();
    write(FONT);
    fs.renameSync(at(STYLES), at('assets/css/0392.abc.css'));
    expect(await added()).toBeUndefined();
  });
});

it('themeColorTags starts with the light mode color, which pages have until a script runs', () => {
  expect(themeColorTags({light: '#fff', dark: '#000'})).toEqual([
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#fff'}},
  ]);
});

it('themeColorTags adds no tags if the site sets no color', () => {
  expect(themeColorTags(false)).toEqual([]);
});
