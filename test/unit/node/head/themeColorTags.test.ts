import {themeColorTags} from '@site/theme-plugin/src/node/head/themeColorTags';

it('begins with the color of light mode, in which pages are until a script runs', () => {
  expect(themeColorTags({light: '#fff', dark: '#000'})).toEqual([
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#fff'}},
  ]);
});

it('leaves the browser its own color where the site sets none', () => {
  expect(themeColorTags(false)).toEqual([]);
});
