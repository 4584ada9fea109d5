import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Links to the manifest and to the icon with which phones put the site on their home screen. As `headTags` of the
 * configuration they would be in the script of every page as well, which has the whole configuration.
 */
export default function webApp({baseUrl}: LoadContext): Plugin {
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
