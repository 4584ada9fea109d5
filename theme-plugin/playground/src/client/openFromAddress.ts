import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from 'docusaurus-plugin-folio-pages/shared/whenIdle';
import {EDIT_PREFIX} from '../shared/pageConstants';

/** Opens the block whose edit is in the page's address, on each page and for each hash. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  if (hash.startsWith(EDIT_PREFIX)) {
    // Until React has started, it may replace blocks.
    void whenIdle()
      .then(() => import(/* webpackChunkName: "intent-code-tools" */ './playgrounds'))
      .then(({openFromHash}) => openFromHash(hash));
  }
};
