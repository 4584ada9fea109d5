import {expectFaultless} from '../Reader';
import {startWatchedServer} from '../watchedServer';
import {articleActions} from './articleActions';
import {cacheActions} from './cacheActions';
import {frameActions} from './frameActions';
import {interferenceActions} from './interferenceActions';
import {pageActions} from './pageActions';
import {playgroundActions} from './playgroundActions';
import {searchActions} from './searchActions';
import type {Engine} from '../Engine';
import type {Actions} from '../Reader';

export const ACTIONS: Actions = {
  ...pageActions,
  ...searchActions,
  ...frameActions,
  ...cacheActions,
  ...articleActions,
  ...interferenceActions,
  ...playgroundActions,
};

/**
 * Does one of the actions on a server of its own, so that storage and cache are empty. It fails if anything has gone wrong
 * on a page.
 *
 * @param dir - the built site
 */
export async function act(engine: Engine, dir: string, name: string): Promise<void> {
  const server = await startWatchedServer(dir);
  const reader = {engine, server};
  try {
    await engine.open('about:blank');
    const action = ACTIONS[name];
    if (action === undefined) {
      throw new Error(`There is no action "${name}".`);
    }
    await action(reader);
    await expectFaultless(reader);
  } finally {
    await server.close();
  }
}
