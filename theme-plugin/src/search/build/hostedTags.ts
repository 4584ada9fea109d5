import type {HtmlTagObject} from '@docusaurus/types';
import {readSearchConfig} from '../searchConfig';

/** For the bundler: whether the site has a hosted index, so that only one client is bundled. */
export function searchDefinitions(themeConfig: object): Record<string, string> {
  const isHosted = readSearchConfig(themeConfig).hosted !== undefined;
  return {'process.env.FOLIO_HOSTED_SEARCH': JSON.stringify(isHosted ? 'true' : '')};
}

/** Opens the connection to the service ahead of the first search. */
export function preconnectTags(themeConfig: object): HtmlTagObject[] {
  const {hosted} = readSearchConfig(themeConfig);
  const href = `https://${hosted?.appId}-dsn.algolia.net`;
  return hosted
    ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
    : [];
}
