/** Reachable from this machine only: the page is for the person who started it. */
const HOST = '127.0.0.1';

/**
 * Serves an assembled snapshot until the process ends; a change in the folder reloads the page.
 *
 * @param folder - absolute path of the assembled snapshot; it holds an `index.html`
 * @returns the address of the page
 */
export async function serveSnapshot(folder: string): Promise<string> {
  // As the ES module that it is: read as CommonJS, Vite builds other code.
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
