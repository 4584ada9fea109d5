/** Only this machine can reach the page, because it's only for the person who started it. */
const HOST = '127.0.0.1';

/**
 * Serves an assembled snapshot until the process exits, reloading the page when the folder changes.
 *
 * @param folder - absolute path of the assembled snapshot, which contains an `index.html`
 * @returns the page's URL
 */
export async function serveSnapshot(folder: string): Promise<string> {
  // Import the ES module: as CommonJS, Vite builds different code.
  const {createServer} = await import('vite');
  const server = await createServer({
    cacheDir: `${folder}.vite`,
    clearScreen: false,
    configFile: false,
    logLevel: 'warn',
    root: folder,
    server: {host: HOST},
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error(`Vite listens at no address of ${HOST}.`);
  return address;
}
