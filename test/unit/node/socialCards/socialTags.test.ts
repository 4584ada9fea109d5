import {readHead} from '@site/theme-plugin/src/node/head/readHead';
import {hasOwnPicture, withSocialTags} from '@site/theme-plugin/src/node/socialCards/socialTags';

const SITE = 'https://example.com/x/img/site.png';
const siteTags =
  `<meta data-rh=true property=og:image content=${SITE} />` +
  `<meta data-rh="true" name="twitter:image" content="${SITE}">`;
const head = (tags: string) =>
  `<!doctype html><html><head><title>A</title>${tags}<meta name=description content="og:image">`;

it('has the address and the alternative text of the card, as attributes allow them', () => {
  expect(withSocialTags('<head>', 'https://example.com/a.png', 'A & "b" <c>')).toBe(
    '<head><meta property=og:image content="https://example.com/a.png">' +
      '<meta property=og:image:width content="1200"><meta property=og:image:height content="630">' +
      '<meta property=og:image:alt content="A &amp; &quot;b&quot; &lt;c>">' +
      '<meta name=twitter:image content="https://example.com/a.png">',
  );
});

it("takes the place of the site's picture, until React brings that back", () => {
  const html = withSocialTags(head(siteTags), 'https://example.com/a.png', 'A');
  expect(html.startsWith(head(''))).toBe(true);
  expect(html.match(/<meta data-rh=true /g)).toHaveLength(5);
  expect(html.match(/og:image content/g)).toHaveLength(1);
  expect(html).not.toContain(SITE);
});

it.each([
  ['no picture', '', false],
  ["the site's picture", siteTags, false],
  ['a picture of its own', '<meta property=og:image content=https://example.com/own.png>', true],
  ['a picture for one network', '<meta name=twitter:image content=/own.png>', true],
])('sees a page with %s', (_, tags, isOwn) => {
  expect(hasOwnPicture(readHead(head(tags)).metaElements, SITE)).toBe(isOwn);
});

it('takes any picture for the own one of a page where the site has none', () => {
  expect(hasOwnPicture(readHead(head(siteTags)).metaElements, null)).toBe(true);
});
