import {buildIndex} from '@site/theme-plugin/search/src/build/buildIndex';
import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';
import {packIndex, type PackOptions} from '@site/theme-plugin/search/src/build/packIndex';
import {createIndexFiles} from '@site/theme-plugin/search/src/engine/indexFiles';

/**
 * Pages to index, from lines of text. A line is a section: its level in number signs, its heading, its text, and the names
 * in its code samples, each after a bar. One that begins with a path, and maybe with a group, begins a page:
 *
 *     /store @API # Store | The store has methods.
 *     ## dispatch | Send an action. | getState useStore
 */
export function pagesOf(text: string): IndexedPage[] {
  const pages: IndexedPage[] = [];
  for (const line of text.trim().split('\n')) {
    const [, path = '', group = 'G', signs = '', rest = ''] =
      /^\s*(\/\S*)?(?: @(\S+))?\s*(#+) (.*)$/.exec(line) ?? [];
    const [title = '', words = '', code = ''] = rest.split(' | ');
    if (path) {
      const lists = {keywords: [], links: [], sections: []};
      pages.push({path, group, title, description: '', tag: null, ...lists});
    }
    const page = pages.at(-1);
    const sections = page?.sections ?? [];
    const section = {
      level: signs.length,
      title,
      text: words,
      names: [],
      code: code.split(' ').filter(Boolean),
      anchor: path ? '' : title.toLowerCase().replaceAll(' ', '-'),
      parent: sections.findLastIndex(({level}) => level < signs.length),
    };
    pages.splice(-1, 1, {...(page as IndexedPage), sections: [...sections, section]});
  }
  return pages;
}

const URL = 'http://site.test/search/';

/** The index of some pages, in memory, and the names of the files that were read. */
export function filesOf(pages: readonly IndexedPage[], site: Partial<PackOptions> = {}) {
  const packed = packIndex(buildIndex(pages), {locale: 'en', ...site});
  const read: string[] = [];
  const files = createIndexFiles(URL, async url => {
    read.push(url.slice(URL.length));
    return new Response(packed.get(url.slice(URL.length)));
  });
  return {files, read};
}
