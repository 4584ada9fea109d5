import {builtPage} from '@site/test/unit/support/builtPage';
import {articleData} from '@site/theme-plugin/pages/src/head/articleData';

const doc = {
  title: 'Store',
  description: 'What a store does',
  permalink: '/x/store',
  lastUpdatedAt: Date.UTC(2026, 4, 1, 8),
};
const content = (...docs: object[]) => ({default: {loadedVersions: [{docs}]}});
const head =
  '<head><link rel=icon href=/icon.svg><link rel=canonical href=https://example.com/x/store/ />';

/** What the edit adds to a page. */
const added = async (edit: ReturnType<typeof articleData>, route = '/x/store') =>
  (await edit(builtPage(head, route), {}))?.added ?? '';

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type=application\/ld\+json>(.*)<\/script>$/.exec(html)?.[1] ?? 'null');

it.each(['/x/store', '/x/store/'])(
  'describes the doc at %s under its canonical URL',
  async route => {
    const html = await added(articleData(content(doc), 'TechArticle'), route);
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

it('leaves out unknown values', async () => {
  const unknown = {...doc, description: '', lastUpdatedAt: null};
  const html =
    (await articleData(content(unknown), 'Article')(builtPage('<head>', '/x/store'), {}))?.added ??
    '';
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Store',
  });
});

it('escapes a title that would end its script', async () => {
  const title = '</script><b>';
  const html = await added(articleData(content({...doc, title}), 'Article'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(dataIn(html)).toMatchObject({headline: title});
});

it("leaves unlisted docs and pages that aren't docs alone", async () => {
  const edit = articleData(
    content(doc, {...doc, permalink: '/x/draft', unlisted: true}),
    'Article',
  );
  expect(await added(edit, '/x/')).toBe('');
  expect(await added(edit, '/x/draft')).toBe('');
  expect(await added(articleData(undefined, 'Article'))).toBe('');
});
