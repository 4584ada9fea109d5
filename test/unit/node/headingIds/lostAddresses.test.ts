import {describeLost} from '@site/theme-plugin/src/node/headingIds/describeLost';
import {lostAddresses} from '@site/theme-plugin/src/node/headingIds/lostAddresses';

const pageWith = (headings: string[], aliases: string[] = []) => ({
  headings: headings.map(id => ({id, text: `The ${id}`})),
  ids: new Set([...headings, ...aliases]),
});
const pages = new Map([
  ['/', pageWith(['start'])],
  ['/api/store', pageWith(['dispatch', 'get-state', 'subscribe'], ['old-alias'])],
  ['/new', pageWith(['kept', 'renamed'])],
]);

/** The message about each lost URL, without the lines around it. */
const describe = (published: string[], moved: Record<string, string> = {}): string[] =>
  describeLost(lostAddresses(published, pages, moved), './ids.json')
    .split('\n')
    .filter(line => line.startsWith('  - '));

it('finds nothing lost if each ID is on its page, as a heading or as an alias', () => {
  expect(
    lostAddresses(['/#start', '/api/store#dispatch', '/api/store#old-alias'], pages, {}),
  ).toEqual([]);
});

it('suggests the most similar new heading instead of the lost one', () => {
  expect(
    describe(['/api/store#dispatch', '/api/store#unsubscribe', '/api/store#getstate']),
  ).toEqual([
    '  - /api/store#unsubscribe: nothing on the page has this ID; the most similar heading is “The subscribe” ' +
      '(#subscribe). Give the heading its ID back, or put <a id="unsubscribe"></a> before the one that took its place.',
    '  - /api/store#getstate: nothing on the page has this ID; the most similar heading is “The get-state” ' +
      '(#get-state). Give the heading its ID back, or put <a id="getstate"></a> before the one that took its place.',
  ]);
});

it('suggests any heading if none is new, and none on a page without headings', () => {
  expect(describe(['/#start', '/#starts'])).toEqual([
    expect.stringContaining('the most similar heading is “The start”'),
  ]);
  const empty = new Map([['/', pageWith([])]]);
  expect(describeLost(lostAddresses(['/#start'], empty, {}), 'ids.json')).toContain(
    '/#start: nothing on the page has this ID. Put <a id="start"></a> where readers should arrive.',
  );
});

it('treats a missing page as lost unless the list of moved pages has its new URL', () => {
  expect(describe(['/old#kept'])).toEqual([
    '  - /old#kept: the page doesn\'t exist. If it moved, add "/old" with its new path to the list of moved pages (option movedPages).',
  ]);
  expect(describe(['/old#kept'], {'/old': '/new'})).toEqual([]);
  expect(describe(['/old/new#kept'], {'/old/*': '/*'})).toEqual([]);
  expect(describe(['/old#kept'], {'/old': '/gone'})).toEqual([
    expect.stringContaining("the page doesn't exist"),
  ]);
});

it('requires each ID on the new page, or an entry of its own', () => {
  expect(describe(['/old#lost'], {'/old': '/new'})).toEqual([
    '  - /old#lost: the page moved to /new, which has no such ID. Put <a id="lost"></a> where readers should arrive, ' +
      'or add "/old#lost" with its new address to the list of moved pages (option movedPages).',
  ]);
  expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/new#renamed'})).toEqual([]);
  expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/new#nowhere'})).toHaveLength(1);
  expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/api/store'})).toEqual([]);
});

it('says where the list is, for removing a URL on purpose', () => {
  const message = describeLost(lostAddresses(['/old#kept'], pages, {}), './ids.json');
  expect(message).toMatch(
    /^\[docusaurus-theme-folio\] Links that readers have .*option headingIds/,
  );
  expect(message).toMatch(/If an address may really end, delete it from \.\/ids\.json\.$/);
});
