import {headingsFirst} from '@site/theme-plugin/search/src/engine/headingsFirst';
import {createPageTable} from '@site/theme-plugin/search/src/engine/pageTable';
import type {RankedSection} from '@site/theme-plugin/search/src/engine/rankSections';

/** Sections 0 to 2 are the first page, 3 and 4 the second one. */
const pages = createPageTable([3, 2]);

const found = {coverage: 1, score: 1, isInTitle: false, isInContent: true, isFound: true};
const text = (section: number): RankedSection => ({...found, section, isNamed: false});
const half = (section: number): RankedSection => ({...text(section), isInTitle: true});
const whole = (section: number): RankedSection => ({...half(section), isNamed: true});

const sectionsOf = (...hits: RankedSection[]) =>
  headingsFirst(hits, pages).map(({section}) => section);

it('puts the heading with the whole query in the place of its page’s introduction', () => {
  expect(sectionsOf(text(0), text(3), whole(2))).toEqual([2, 3, 0]);
});

it('leaves a page first whose title has the query', () => {
  expect(sectionsOf(half(0), whole(2))).toEqual([0, 2]);
});

it('leaves a page first that was found by a keyword', () => {
  expect(sectionsOf({...text(0), isInContent: false}, whole(2))).toEqual([0, 2]);
});

it('leaves other sections in order', () => {
  expect(sectionsOf(text(1), whole(2))).toEqual([1, 2]);
  expect(sectionsOf(whole(1), text(0), whole(2))).toEqual([1, 0, 2]);
});

it('needs a heading of the same page, with all words', () => {
  expect(sectionsOf(text(0), whole(4))).toEqual([0, 4]);
  expect(sectionsOf(text(0), half(2))).toEqual([0, 2]);
});

it('reorders only the first results', () => {
  const many = Array.from({length: 19}, () => text(3));
  expect(sectionsOf(text(0), ...many, whole(2))[0]).toBe(0);
});
