import {buildSnapshot} from '../apps/buildSnapshot';
import {makeSnapshot} from '../../snapshots/snapshotFolder';
import type {Snapshot} from '../../snapshots/Snapshot';

/**
 * Builds a snapshot and serves it like a static host, responding to every route with its page.
 *
 * @param snapshot - must have an `index.html`
 * @param outDir - absolute path for the build; existing contents are deleted
 * @returns the URL, with a trailing slash
 */
export async function previewSnapshot(
  snapshot: Snapshot,
  outDir: string,
): Promise<{url: string; close: () => Promise<void>}> {
  const root = makeSnapshot(snapshot);
  await buildSnapshot(root, outDir);
  // Import the ES module: as CommonJS, Vite builds different code.
  const {preview} = await import('vite');
  const server = await preview({
    build: {outDir},
    configFile: false,
    logLevel: 'warn',
    preview: {host: '127.0.0.1', port: 0},
    root,
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('Vite serves the build at no address of 127.0.0.1.');
  return {url, close: () => server.close()};
}
