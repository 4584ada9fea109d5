import {docsCategories} from '@site/theme-plugin/search/src/build/docsCategories';

const doc = (id: string) => ({id, permalink: `/base/${id}`});
const item = (id: string) => ({type: 'doc', id});

/** The relevant part of the docs plugin's content, in the same form. */
const content = {
  default: {
    loadedVersions: [
      {
        docs: ['intro', 'index', 'a', 'b', 'c', 'other'].map(doc),
        sidebars: {
          docs: [
            item('intro'),
            {
              type: 'category',
              label: 'Tutorials',
              link: {type: 'doc', id: 'index'},
              items: [item('a'), {type: 'category', label: 'Deeper', items: [item('b')]}],
            },
            {
              type: 'category',
              label: 'API',
              link: {type: 'generated-index', permalink: '/base/category/api'},
              items: [
                item('c'),
                {type: 'ref', id: 'a'},
                {type: 'link', href: 'https://example.com', label: 'Elsewhere'},
                {type: 'link', href: '/errors', label: 'Errors'},
                {type: 'link', href: '/b', label: 'Also here'},
                {type: 'html', value: '<hr>'},
                item('not-there'),
              ],
            },
          ],
          second: [{type: 'category', label: 'Second', items: [item('a'), item('other')]}],
        },
      },
    ],
  },
  broken: null,
};

describe('docsCategories', () => {
  it('maps each route to the label of its top category, and the target of a link to that of the link', () => {
    expect(Object.fromEntries(docsCategories(content, '/base/'))).toEqual({
      '/base/index': 'Tutorials',
      '/base/a': 'Tutorials',
      '/base/b': 'Tutorials',
      '/base/category/api': 'API',
      '/base/c': 'API',
      '/base/errors': 'API',
      '/base/other': 'Second',
    });
  });

  it('is empty for a site without docs', () => {
    expect(docsCategories(undefined, '/').size).toBe(0);
  });
});
