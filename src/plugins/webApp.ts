import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Adds links to the manifest and to the icon for phones' home screens. The `headTags` option would also add them to the
 * JavaScript of every page, because that contains the entire configuration.
 */
export function webApp({baseUrl}: LoadContext): Plugin {
  return {
    name: 'web-app',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icons/apple-touch-icon.png`},
        },
      ],
    }),
  };
}
