import {themeColorTags} from '@site/theme-plugin/src/node/head/themeColorTags';

it('starts with the light mode color, which pages have until a script runs', () => {
  expect(themeColorTags({light: '#fff', dark: '#000'})).toEqual([
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#fff'}},
  ]);
});

it('adds no tags if the site sets no color', () => {
  expect(themeColorTags(false)).toEqual([]);
});
