import { preview } from 'vite'
import { buildSnapshot } from './buildSnapshot.mjs'
import { makeSnapshot } from './snapshotFolder.mjs'

/**
 * Builds a snapshot and serves it as a static host would, with the page itself for every address.
 *
 * @param {import('./resolveSnapshot.mjs').Snapshot} snapshot one with an `index.html`
 * @param {string} outDir absolute path for the build; what is in it is deleted
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address ends in a slash
 */
export async function previewSnapshot(snapshot, outDir) {
  const root = makeSnapshot(snapshot)
  await buildSnapshot(root, outDir)
  const server = await preview({
    build: { outDir },
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
    root,
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('Vite serves the build at no address of 127.0.0.1.')
  return { url, close: () => server.close() }
}
