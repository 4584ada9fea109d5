import {fitWeights} from '@site/scripts/bench/search/fitWeights';
import type {SplitQuery} from '@site/scripts/bench/search/readQueries';
import {
  buildIndex,
  packIndex,
  WEIGHTS,
  type IndexedPage,
} from '@site/theme-plugin/scripts/searchParts';

function page(path: string, title: string, text: string): IndexedPage {
  const section = {level: 1, title, text, anchor: '', parent: -1, names: [], code: []};
  return {
    path,
    title,
    group: 'G',
    keywords: [],
    links: [],
    description: '',
    tag: null,
    sections: [section],
  };
}

const pages = [
  page('/selectors', 'Selectors', 'They read state.'),
  page('/selectors-in-thunks', 'Selectors in long thunks', 'They read selectors.'),
  page('/thunks', 'Thunks', 'They wait.'),
  page('/thunks-and-more', 'Thunks and other middleware', 'They run thunks.'),
];

const queries = ['selectors', 'thunks'].map<SplitQuery>(query => ({
  kind: 'term',
  half: 'tuning',
  query,
  pages: [`/${query}`],
}));

it('finds weights with which the right pages come first', async () => {
  const packed = packIndex(buildIndex(pages), {locale: 'en'});
  Object.assign(WEIGHTS, {wholeTitle: 0, pageTitle: 0, aboutness: 6});
  const report = await fitWeights(name => packed.get(name) ?? '', queries);
  const losses = Array.from(report.matchAll(/loss ([\d.]+)/g), ([, loss]) => Number(loss));
  expect(report).toMatch(/^before: .*\ncross-validated: .*\nfitted: .*hit@1 100\.0%/);
  expect(losses[2]).toBeLessThan((losses[0] ?? 0) / 2);
});
