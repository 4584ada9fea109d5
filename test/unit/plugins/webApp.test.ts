import type {LoadContext} from '@docusaurus/types';
import {webApp} from '@site/src/plugins/webApp';

it('links to the manifest and the icon below the base URL', () => {
  const plugin = webApp({baseUrl: '/redux/'} as LoadContext);
  const tags = plugin.injectHtmlTags?.({content: undefined})?.headTags;
  expect(tags).toEqual([
    {tagName: 'link', attributes: {rel: 'manifest', href: '/redux/manifest.webmanifest'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: '/redux/img/icons/apple-touch-icon.png'},
    },
  ]);
});
