import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';
import {linkTexts} from '@site/theme-plugin/search/src/build/linkTexts';
import {search} from '@site/theme-plugin/search/src/engine/engine';
import {filesOf, pagesOf} from '../support/pagesOf';

const page = (path: string, title: string, links: IndexedPage['links'] = []): IndexedPage => ({
  ...(pagesOf(`${path} # ${title}\n## Costs`)[0] as IndexedPage),
  links,
});

const pages = [
  page('/', 'Home', [
    {href: '/undo/', text: 'Let users step back'},
    {href: '/undo#costs', text: 'How much memory it takes'},
  ]),
  page('/undo', 'Undo history', [{href: '/undo#costs', text: 'See below'}]),
  page('/other', 'Other', [{href: '/undo', text: 'Let users step back'}]),
];

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
    const {files} = filesOf(pages);
    const urlOf = async (query: string) => {
      const [first] = await search(files, query);
      return first && (await files.section(first.section)).url;
    };
    expect(await urlOf('step back')).toBe('/undo');
    expect(await urlOf('memory')).toBe('/undo#costs');
    expect(await urlOf('below')).toBeUndefined();
  });
});
