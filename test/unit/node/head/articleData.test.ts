import {articleData} from '@site/theme-plugin/src/node/head/articleData';

const doc = {
  title: 'Store',
  description: 'What a store does',
  permalink: '/x/store',
  lastUpdatedAt: Date.UTC(2026, 4, 1, 8),
};
const content = (...docs: object[]) => ({default: {loadedVersions: [{docs}]}});
const head =
  '<head><link rel=icon href=/icon.svg><link rel=canonical href=https://example.com/x/store/ />';

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type=application\/ld\+json>(.*)<\/script>$/.exec(html)?.[1] ?? 'null');

it.each(['/x/store', '/x/store/'])(
  'describes the doc of %s at its canonical address',
  async route => {
    const html = await articleData(content(doc), 'TechArticle')(head, route);
    expect(html.startsWith(head)).toBe(true);
    expect(dataIn(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Store',
      description: 'What a store does',
      dateModified: '2026-05-01T08:00:00.000Z',
      url: 'https://example.com/x/store/',
    });
  },
);

it('says nothing of what it does not know', async () => {
  const unknown = {...doc, description: '', lastUpdatedAt: null};
  const html = await articleData(content(unknown), 'Article')('<head>', '/x/store');
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Store',
  });
});

it('lets no title end its script', async () => {
  const title = '</script><b>';
  const html = await articleData(content({...doc, title}), 'Article')(head, '/x/store');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(dataIn(html)).toMatchObject({headline: title});
});

it('leaves pages alone that are no docs, and unlisted docs', async () => {
  const edit = articleData(
    content(doc, {...doc, permalink: '/x/draft', unlisted: true}),
    'Article',
  );
  expect(await edit(head, '/x/')).toBe(head);
  expect(await edit(head, '/x/draft')).toBe(head);
  expect(await articleData(undefined, 'Article')(head, '/x/store')).toBe(head);
});
