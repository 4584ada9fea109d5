import {checkPages} from '@site/scripts/pages/checkPages';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const SITE_URL = 'https://example.org';

const picture = (address: string) => `<meta property="og:image" content="${address}">`;
const PICTURE = picture(`${SITE_URL}/card.png`);

const {at, write} = folderOfTest();

/**
 * HTML of a page that has everything. `description` and `title` come from the route, so they're unique.
 *
 * @param parts - replacements for its valid parts
 */
function page(
  route: string,
  {head, body, lang = ' lang="en"'}: {head?: string; body?: string; lang?: string} = {},
) {
  const sound = `<title>Page ${route}</title>
    <meta name="description" content="All there is to know about ${route}, told in one sentence.">
    <link rel="canonical" href="${SITE_URL}${route}">${PICTURE}`;
  return `<!doctype html><html${lang}><head>${head ?? sound}</head><body>${body ?? '<h1>One</h1>'}</body></html>`;
}

const NOT_FOUND = page('/404', {
  head: '<title>Not found</title><meta name="robots" content="noindex">',
});

/**
 * Writes a site and checks it.
 *
 * @param files - in addition to a valid home page and a valid not-found page
 */
function check(files: Record<string, string>, baseUrl?: string) {
  const site = {
    'index.html': page(baseUrl ?? '/'),
    '404.html': NOT_FOUND,
    'card.png': '',
    ...files,
  };
  for (const [name, html] of Object.entries(site)) {
    write(name, html);
  }
  return checkPages({dir: at(), siteUrl: SITE_URL, baseUrl});
}

describe('checkPages', () => {
  it('finds no fault in a valid site, and lists its routes as the specification writes them', () => {
    const body = `<h1>One</h1><h2 id="two">Two</h2><h3>Three</h3><h2>Four</h2>
      <svg><title>Not the page's title</title></svg><a href="#two">here</a> <a href="/faq#ä">there</a>
      <a href="https://other.example/nothing">away</a> <a href="mailto:a@b.example">mail</a>
      <img src="/logo.svg" alt="" width="1" height="2">`;
    const faq = page('/faq', {body: '<h1 id="ä">FAQ</h1>'});
    expect(
      check({
        'introduction/index.html': page('/introduction/', {body}),
        'faq/index.html': faq,
        'faq.html': faq,
        'tutorials/index/index.html': page('/tutorials/index'),
        'logo.svg': '<svg/>',
      }),
    ).toEqual({routes: ['/', '/faq', '/introduction/', '/tutorials/index'], problems: []});
  });

  it('takes the base URL into account', () => {
    const under = (html: string) => html.replace('/card.png', '/redux/card.png');
    const sound = under(page('/redux/', {body: '<h1>One</h1><a href="/redux/">home</a>'}));
    expect(check({'index.html': sound}, '/redux').problems).toEqual([]);
    const outside = under(page('/redux/', {body: '<h1>One</h1><a href="/faq">FAQ</a>'}));
    expect(
      check({'index.html': outside, 'faq.html': under(page('/redux/faq'))}, '/redux').problems,
    ).toEqual(["index.html: links to /faq, which isn't there: fix the URL, or remove the link"]);
  });

  const below = (body: string) => ({body: `<h1>A</h1>${body}`});

  it.each([
    [{body: '<h2>Two</h2>'}, 'has no h1: give the page a title'],
    [{body: '<h1>A\u200b</h1><h1>B</h1>'}, 'has 2 h1 headings ("A", "B"): keep the first'],
    [below('<h3>B <code>c</code></h3>'), 'jumps from h1 to h3 at "B c": make it an h2'],
    [below('<h2>B</h2><h4>C</h4>'), 'jumps from h2 to h4 at "C": make it an h3'],
    [{lang: ''}, 'has no lang on <html>: set htmlLang in docusaurus.config.ts'],
    [{lang: ' lang=""'}, 'has no lang on <html>'],
    [below('<img src="/404.html" width="1" height="1">'), 'has the image /404.html without alt'],
    [below('<img src="/404.html" alt="" width="1">'), 'without width and height: set both'],
    [below('<img src="/404.html" alt="" width="" height="1">'), 'without width and height'],
    [below('<a href="/gone">x</a><a href="/gone">y</a>'), "links to /gone, which isn't there: fix"],
    [below('<a href="#gone">x</a>'), 'links to #gone, but faq/index.html has no id "gone"'],
    [below('<a href="/#gone">x</a>'), 'links to /#gone, but index.html has no id "gone"'],
    [below('<a href="#100%">x</a>'), 'links to #100%, but faq/index.html has no id "100%"'],
    [below('<a href="/faq/none/">x</a>'), 'links to /faq/none/'],
    [below('<script src="/a.js"></script>'), 'links to /a.js'],
    [below('<a href="https://[">x</a>'), 'has an invalid URL: "https://["'],
  ])('reports what is wrong with %j: %s', (parts, problem) => {
    const {problems} = check({'faq/index.html': page('/faq', parts)});
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(problems[0]).toMatch(/^faq\/index\.html: /);
  });

  it("reports what's missing from the head", () => {
    expect(check({'faq.html': page('/faq', {head: ''})}).problems).toEqual([
      'faq.html: has no title: set it in the front matter, or with PageMetadata',
      'faq.html: has no description: set it in the front matter, or with PageMetadata',
      'faq.html: has no canonical address: set it in the front matter, or with PageMetadata',
      'faq.html: has 0 pictures (og:image): it must have one',
    ]);
  });

  it.each([
    ['two pictures', PICTURE + PICTURE, 'has 2 pictures (og:image): it must have one'],
    ['a missing picture', picture(`${SITE_URL}/gone.png`), "gone.png, which isn't there"],
    ['a relative address', picture('/card.png'), "has the picture /card.png, which isn't there"],
    ["another site's picture", picture('https://other.example/card.png'), "which isn't there"],
    [
      'a large picture',
      picture(`${SITE_URL}/large.png`),
      'has the picture large.png of 61441 bytes: make it at most 61440',
    ],
  ])('reports %s', (_case, tags, problem) => {
    const {problems} = check({
      'faq.html': page('/faq').replace(PICTURE, tags),
      'large.png': 'x'.repeat(61_441),
    });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('reports duplicate, too short, too long, and wrong values in the head', () => {
    const head = `<title>A</title><title>B</title><meta name="description" content="Short.">
      <meta name="description" content="${'Long. '.repeat(30)}"><link rel="canonical" href="${SITE_URL}/faq/">${PICTURE}`;
    expect(check({'faq/index.html': page('/faq', {head})}).problems).toEqual([
      'faq/index.html: has 2 titles ("A", "B"): keep one',
      expect.stringContaining('faq/index.html: has 2 descriptions'),
      'faq/index.html: has a description of 6 characters: write 50 to 165 ("Short.")',
      expect.stringContaining(
        'faq/index.html: has a description of 180 characters: write 50 to 165',
      ),
      'faq/index.html: has the canonical URL https://example.org/faq/, but it must be https://example.org/faq',
    ]);
  });

  it('reports values that are there but empty, once', () => {
    const head = `<title> </title><meta name="description" content=""><link rel="canonical" href="">${PICTURE}`;
    const missing = (what: string) => expect.stringContaining(`faq.html: has no ${what}: set`);
    expect(check({'faq.html': page('/faq', {head})}).problems).toEqual([
      missing('title'),
      missing('description'),
      missing('canonical address'),
      expect.stringContaining('has the canonical URL , but it must be'),
    ]);
  });

  it('allows exactly the shortest and the longest description, and the largest picture', () => {
    const described = (length: number) =>
      page('/faq').replace(/content="All[^"]*"/, `content="${'x'.repeat(length)}"`);
    const problemsOf = (faq: string) => check({'faq.html': faq}).problems;
    expect([50, 165].flatMap(length => problemsOf(described(length)))).toEqual([]);
    expect([49, 166].flatMap(length => problemsOf(described(length)))).toEqual([
      expect.stringContaining('a description of 49 characters'),
      expect.stringContaining('a description of 166 characters'),
    ]);
    expect(check({'card.png': 'x'.repeat(61_440)}).problems).not.toContainEqual(
      expect.stringContaining('card.png'),
    );
  });

  it('accepts a page with no picture only if search engines skip it', () => {
    const bare = page('/faq').replace(PICTURE, '');
    expect(check({'faq.html': bare}).problems).toHaveLength(1);
    const hidden = bare.replace('<title>', '<meta name="robots" content="noindex"><title>');
    expect(check({'faq.html': hidden}).problems).toEqual([]);
    const shown = bare.replace('<title>', '<meta name="robots" content="nosnippet"><title>');
    expect(check({'faq.html': shown}).problems).toHaveLength(1);
  });

  it('takes an id and the name of an anchor for targets, and no other name', () => {
    const body = '<h1>A</h1><a name="old">x</a><input name="field">';
    const links = '<a href="#old">x</a><a href="#field">y</a>';
    expect(check({'faq.html': page('/faq', {body: body + links})}).problems).toEqual([
      expect.stringContaining('has no id "field"'),
    ]);
  });

  it('checks neither the apps of tutorials nor frames', () => {
    const broken = '<a href="/gone">x</a>';
    expect(
      check({'apps/essentials/1/index.html': broken, 'assets/frame.html': broken}).problems,
    ).toEqual([]);
    expect(check({'apps.html': broken}).problems).not.toEqual([]);
  });

  it('reports titles and descriptions that pages share', () => {
    const head = page('/')
      .match(/<head>(.*)<\/head>/s)?.[1]
      ?.replace('g/"', 'g/faq"');
    expect(check({'faq/index.html': page('/faq', {head})}).problems).toEqual([
      'index.html, faq/index.html: share the title "Page /": give each page its own',
      expect.stringMatching(/^index\.html, faq\/index\.html: share the description "All/),
    ]);
  });

  it('requires noindex on the not-found page, and nothing that only routes have', () => {
    const shown = page('/404', {head: '<title>Not found</title>'});
    expect(check({'404.html': shown}).problems).toEqual([
      '404.html: lacks <meta name="robots" content="noindex">: add it',
    ]);
  });

  it('reports two copies of a page that differ', () => {
    const {problems} = check({
      'faq/index.html': page('/faq'),
      'faq.html': page('/faq', {body: ''}),
    });
    expect(problems).toEqual([
      'faq/index.html: differs from faq.html: write both from the same HTML',
    ]);
  });

  it('says what to run if nothing is built', () => {
    expect(() => checkPages({dir: at('build'), siteUrl: SITE_URL})).toThrow(
      'Run "npm run build" first.',
    );
  });

  describe('a page that redirects to another', () => {
    const redirect = (body: string) =>
      page('/FAQ', {
        head: `<title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${SITE_URL}/faq">`,
        body,
      });
    const faq = page('/faq');

    it("isn't a route, and only needs a link to its target", () => {
      const moved = redirect('<a href="/faq">FAQ</a>');
      expect(check({'faq.html': faq, 'FAQ.html': moved, 'FAQ/index.html': moved})).toEqual({
        routes: ['/', '/faq'],
        problems: [],
      });
    });

    const NO_LINK = 'FAQ.html: redirects to https://example.org/faq without a link to it: add one';

    it.each([
      ['<p>Moved</p>', NO_LINK],
      ['<a href="/">Home</a>', NO_LINK],
      [
        '<a href="/faq">FAQ</a><a href="/none">none</a>',
        "FAQ.html: links to /none, which isn't there",
      ],
      ['<a href="/faq">FAQ</a><a href="https://">none</a>', 'has an invalid URL: "https://"'],
    ])('is checked: %s', (body, problem) => {
      expect(check({'faq.html': faq, 'FAQ.html': redirect(body)}).problems).toEqual([
        expect.stringContaining(problem),
      ]);
    });

    it("isn't the same as a page with noindex", () => {
      const hidden = page('/faq').replace(
        '<title>',
        '<meta name="robots" content="noindex"><title>',
      );
      expect(check({'faq.html': hidden}).routes).toEqual(['/', '/faq']);
    });
  });
});
