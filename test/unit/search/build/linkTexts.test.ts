import {buildIndex} from '@site/theme-plugin/src/search/build/buildIndex';
import type {IndexedPage} from '@site/theme-plugin/src/search/build/IndexedPage';
import {linkTexts} from '@site/theme-plugin/src/search/build/linkTexts';
import {packIndex} from '@site/theme-plugin/src/search/build/packIndex';
import {search} from '@site/theme-plugin/src/search/engine/engine';
import {createIndexFiles} from '@site/theme-plugin/src/search/engine/indexFiles';

function page(path: string, title: string, links: IndexedPage['links'] = []): IndexedPage {
  const section = {level: 1, anchor: '', parent: -1, text: '', names: [], code: []};
  return {
    path,
    title,
    links,
    group: 'Guides',
    keywords: [],
    description: '',
    tag: null,
    sections: [
      {...section, title},
      {...section, title: 'Costs', level: 2, anchor: 'costs', parent: 0},
    ],
  };
}

const pages = [
  page('/', 'Home', [
    {href: '/undo/', text: 'Let users step back'},
    {href: '/undo#costs', text: 'How much memory it takes'},
  ]),
  page('/undo', 'Undo history', [{href: '/undo#costs', text: 'See below'}]),
  page('/other', 'Other', [{href: '/undo', text: 'Let users step back'}]),
];

const URL = 'http://site.test/search/';

describe('linkTexts', () => {
  const textsOf = linkTexts(pages);

  it('gathers what other pages call a page or a section, each text once', () => {
    expect(textsOf(page('/undo/', ''), '')).toEqual(['Let users step back']);
    expect(textsOf(page('/undo', ''), 'costs')).toEqual(['How much memory it takes']);
  });

  it('has nothing for a page without links to it', () => {
    expect(textsOf(page('/other', ''), '')).toEqual([]);
  });

  it('lets the texts of links find where they lead', async () => {
    const packed = packIndex(buildIndex(pages), {locale: 'en'});
    const files = createIndexFiles(
      URL,
      async url => new Response(packed.get(url.slice(URL.length))),
    );
    const urlOf = async (query: string) => {
      const [first] = await search(files, query);
      return first && (await files.section(first.section)).url;
    };
    expect(await urlOf('step back')).toBe('/undo');
    expect(await urlOf('memory')).toBe('/undo#costs');
    expect(await urlOf('below')).toBeUndefined();
  });
});
