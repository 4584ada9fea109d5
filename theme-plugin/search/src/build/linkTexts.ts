import {trimSlash} from 'docusaurus-plugin-folio-pages/build';
import {sectionUrl} from '../engine/recordAttributes';
import type {IndexedPage} from './IndexedPage';

/** Returns the texts of other pages' links to a section. */
export type LinkTexts = (page: IndexedPage, anchor: string) => readonly string[];

/** What pages call each other's sections: often in other words than their headings. */
export function linkTexts(pages: readonly Pick<IndexedPage, 'path' | 'links'>[]): LinkTexts {
  const texts = new Map<string, Set<string>>();
  for (const {path, links} of pages) {
    for (const {href, text} of links) {
      const [target = '', anchor = ''] = href.split('#');
      if (trimSlash(target) !== trimSlash(path)) {
        const address = anchor === '' ? trimSlash(target) : `${trimSlash(target)}#${anchor}`;
        texts.set(address, (texts.get(address) ?? new Set()).add(text));
      }
    }
  }
  return ({path}, anchor) => [...(texts.get(sectionUrl(trimSlash(path), anchor)) ?? [])];
}
