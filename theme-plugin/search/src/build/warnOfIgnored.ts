import logger from '@docusaurus/logger';
import {SEARCH_NAME} from '../constants';
import {FOREIGN_KEYS} from './hostedConfigSchema';

/** What a build of several locales has already said. */
const said = new Set<string>();

/** Says once which options of `themeConfig.algolia` have no effect. */
export function warnOfIgnored({algolia}: {readonly algolia?: object}): void {
  const ignored = FOREIGN_KEYS.filter(key => algolia && key in algolia).join(', ');
  if (ignored !== '' && !said.has(ignored)) {
    said.add(ignored);
    logger.warn`[${SEARCH_NAME}] The search of this theme ignores options of themeConfig.algolia: code=${ignored}.`;
  }
}
