import {builtPage} from '@site/test/unit/support/builtPage';
import {hasOwnPicture, socialTags} from '@site/theme-plugin/src/node/socialCards/socialTags';

const SITE = 'https://example.com/x/img/site.png';
const siteTags =
  `<meta data-rh=true property=og:image content=${SITE} />` +
  `<meta data-rh="true" name="twitter:image" content="${SITE}">`;
const head = (tags: string) =>
  `<!doctype html><html><head><title>A</title>${tags}<meta name=description content="og:image">`;

it("contains the card's URL and alternative text, escaped for attributes", () => {
  expect(socialTags([], 'https://example.com/a.png', 'A & "b" <c>').added).toBe(
    '<meta property=og:image content="https://example.com/a.png">' +
      '<meta property=og:image:width content="1200"><meta property=og:image:height content="630">' +
      '<meta property=og:image:alt content="A &amp; &quot;b&quot; &lt;c&gt;">' +
      '<meta name=twitter:image content="https://example.com/a.png">',
  );
});

it("replaces the site's picture until React brings it back", () => {
  const {metaElements} = builtPage(head(siteTags)).head;
  const {removed, added} = socialTags(metaElements, 'https://example.com/a.png', 'A');
  expect(removed).toEqual(metaElements.slice(0, 2));
  expect(added.match(/<meta data-rh=true /g)).toHaveLength(5);
  expect(added.match(/og:image content/g)).toHaveLength(1);
});

it("leaves properties alone whose names only start like a picture's", () => {
  const tags = '<meta property=og:images content=a><meta name=twitter:image2 content=b>';
  expect(socialTags(builtPage(head(tags)).head.metaElements, '/a.png', 'A').removed).toEqual([]);
});

it.each([
  ['no picture', '', false],
  ["the site's picture", siteTags, false],
  ['a picture of its own', '<meta property=og:image content=https://example.com/own.png>', true],
  ['another size', `${siteTags}<meta property=og:image:width content=9>`, false],
  ['a description of no picture', '<meta property=og:image:alt content="A picture">', false],
  ['an unknown property', '<meta property=my:image content=/own.png>', false],
  ['a picture for one network', '<meta name=twitter:image content=/own.png>', true],
])('detects whether a page with %s has its own', (_, tags, isOwn) => {
  expect(hasOwnPicture(builtPage(head(tags)).head.metaElements, SITE)).toBe(isOwn);
});

it("treats any picture as the page's own if the site has none", () => {
  expect(hasOwnPicture(builtPage(head(siteTags)).head.metaElements, null)).toBe(true);
});
