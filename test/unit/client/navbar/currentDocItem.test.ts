import {currentDocItem} from '@site/theme-plugin/src/client/navbar/currentDocItem';

const items = ['introduction/getting-started', 'tutorials/index', 'usage/index', 'faq', 'api/all'];

it.each([
  ['introduction/getting-started', 'introduction/getting-started'],
  ['introduction/installation', 'introduction/getting-started'],
  ['tutorials/essentials/part-1', 'tutorials/index'],
  ['usage/structuring-reducers/basics', 'usage/index'],
  ['faq/actions', 'faq'],
  ['faq', 'faq'],
  ['api/store', 'api/all'],
])('for %s is the item of %s', (active, item) => {
  expect(currentDocItem(items, active)).toBe(item);
});

it('is undefined when no item covers the doc', () => {
  expect(currentDocItem(items, 'understanding/history')).toBeUndefined();
  expect(currentDocItem(items, 'glossary')).toBeUndefined();
});

it('is the only item of a sidebar on all its docs', () => {
  expect(currentDocItem(['faq'], 'understanding/history')).toBe('faq');
});

it('is undefined when the sidebar has no item', () => {
  expect(currentDocItem([], 'faq')).toBeUndefined();
});
