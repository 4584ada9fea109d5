/** The page is only for the person who started it, so it can be reached only from this machine. */
const HOST = '127.0.0.1';

/**
 * Serves an assembled snapshot until the process exits, and reloads the page after changes in the folder.
 *
 * @param folder - absolute path of the assembled snapshot, which contains an `index.html`
 * @returns the URL of the page
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
